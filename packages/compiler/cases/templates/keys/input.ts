// What goes wrong elsewhere: keys that are a template are ignored, or any key is accepted.
//! tool store
//! accept {"headers":{"x-a":"1","y-b-c":2},"sizes":{"12px":1},"handlers":{"onClick":"a"}}
//! accept {"headers":{},"sizes":{},"handlers":{}}
//! reject {"headers":{"x-a":1},"sizes":{},"handlers":{}}
//! reject {"headers":{"y-b":2},"sizes":{},"handlers":{}}
//! reject {"headers":{"z":2},"sizes":{},"handlers":{}}
//! reject {"headers":{},"sizes":{"px":1},"handlers":{}}
//! reject {"headers":{},"sizes":{"12px":"1"},"handlers":{}}
//! reject {"headers":{},"sizes":{},"handlers":{"onclick":"a"}}
/** Store them. @tool */
export function store(
  headers: { [name: `x-${string}`]: string; [name: `y-${string}-${string}`]: number },
  sizes: Record<`${number}px`, number>,
  handlers: Record<`on${Capitalize<string>}`, string>,
): void {
  void [headers, sizes, handlers];
}
