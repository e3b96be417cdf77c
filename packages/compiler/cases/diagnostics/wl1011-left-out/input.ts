interface Plan {
  steps: number;
  onStep?: (step: number) => void;
  cache?: WeakMap<object, string>;
}

/** Follow a plan. @tool */
export function follow(plan: Plan, log?: (line: string) => void, pattern: RegExp = /x/): number {
  log?.(String(pattern));
  return plan.steps;
}

/** An optional object that demands what nobody can send. @tool */
export function listen(name: string, options?: { handler: () => void; times: number }): string {
  options?.handler();
  return name;
}
