//! tool skip
//! accept {"name":"n"}
//! accept {"name":"n","plan":{"steps":1},"runs":[{}]}
//! reject {"name":"n","done":{}}
//! reject {"name":"n","plan":{"steps":1,"onStep":{}}}
/** What is optional and has no JSON form is left out, at each depth. @tool */
export function skip(
  name: string,
  done?: () => void,
  tag?: symbol,
  shape?: RegExp,
  later?: Promise<string>,
  body?: Blob,
  weak?: WeakMap<object, string>,
  values?: Generator<string>,
  make?: new () => object,
  hooks?: { before: () => void },
  calls?: (() => void)[],
  plan?: { steps: number; onStep?: (step: number) => void; after: (() => void) | undefined },
  runs?: { cancel?: () => void }[],
): void {
  void [name, done, tag, shape, later, body, weak, values, make, hooks, calls, plan, runs];
}

/** What is required and has none is an error, for that parameter. @tool */
export function need(
  name: string,
  done: () => void,
  tag: symbol,
  shape: RegExp,
  later: Promise<string>,
  body: Blob,
  view: DataView,
  floats: Float64Array,
  each: AsyncIterable<string>,
  members: { deep: { on: () => void }[] },
): void {
  void [name, done, tag, shape, later, body, view, floats, each, members];
}
