//! tool handle
//! accept {"path":"/","request":{}}

/** A type of a framework, which nobody can send. */
interface Framework {
  one: () => void;
  two: () => void;
  three: () => void;
  four: () => void;
  five: () => void;
  six: () => void;
  seven: () => void;
  eight: () => void;
  nine: () => void;
  ten: () => void;
  state: symbol;
}

/** Handle a request. @tool */
export function handle(request: Partial<Pick<Framework, "one">>, path: string, raw?: Framework): string {
  void [request, raw];
  return path;
}

/** Handle it raw. @tool */
export function raw(request: Framework): void {
  void request;
}
