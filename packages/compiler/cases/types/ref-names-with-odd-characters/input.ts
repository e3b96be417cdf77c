// What goes wrong elsewhere: A generic instantiated with a template or literal type makes a `$ref` that is not a valid URI reference.
//! tool moveCar
//! accept {"bay":{"value":"bay/7","prev":{"value":"bay/6"}},"lane":{"value":"a~b"}}
//! reject {"bay":{"value":"a~b"},"lane":{"value":"a~b"}}
//! reject {"bay":{"value":"bay/7"},"lane":{"value":"bay/7"}}
interface Slot<T> { value: T; prev?: Slot<T> }

/**
 * Move a car between slots.
 * @tool
 */
export function moveCar(bay: Slot<`bay/${string}`>, lane: Slot<"a~b" | "c%d">): string {
  return bay.value + lane.value;
}
