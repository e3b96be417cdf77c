// What goes wrong elsewhere: Callbacks and methods are emitted as objects, or the whole type fails.
interface Plan { steps: number; onStep?: (n: number) => void }

/**
 * Walk the plan.
 * @tool
 */
export function walk(plan: Plan): number {
  return plan.steps;
}

/**
 * Run and call back.
 * @tool
 */
export function run(items: string[], onDone: () => void): void {
  onDone();
  items.pop();
}
