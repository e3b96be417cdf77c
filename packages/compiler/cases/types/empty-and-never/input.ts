//! tool empty
//! accept {"none":{},"all":5,"closed":{},"either":{"a":1}}
//! reject {"none":{"x":1},"all":5,"closed":{},"either":{"a":1}}
//! reject {"none":{},"all":5,"closed":{"x":1},"either":{"a":1}}
//! reject {"none":{},"all":5,"closed":{},"either":{"a":1,"b":1}}
interface Empty {}
type Either = { a: number; b?: never } | { b: number; a?: never };

/** Nothing in it. @tool */
export function empty(none: Record<string, never>, all: {}, closed: Empty, either: Either): void {
  void [none, all, closed, either];
}
