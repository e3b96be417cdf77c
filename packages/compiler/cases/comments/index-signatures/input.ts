//! tool count
//! accept {"bag":{"a":2},"more":{"known":1,"x":3},"keys":{"x-1":"p","y-1":"ab"},"joined":{"q":1,"r":2},"listed":{"0":"ab"},"held":{"a":1}}
//! reject {"bag":{"a":1},"more":{"known":1},"keys":{},"joined":{"q":1},"listed":{},"held":{}}
//! reject {"bag":{},"more":{"known":1,"x":1},"keys":{},"joined":{"q":1},"listed":{},"held":{}}
interface Bag {
  /**
   * How many there are.
   * @minimum 2
   */
  [name: string]: number;
}
interface More extends Bag {
  known: number;
}
/**
 * A short text.
 * @pattern ^a
 */
type Short = string;
class Shelf<T> {
  /** What stands there. */
  [place: string]: T;
}

/** The comment on an index signature speaks about the values. @tool */
export function count(
  bag: Bag,
  more: More,
  keys: { /** For x. */ [key: `x-${string}`]: string; /** For y. */ [key: `y-${string}`]: Short },
  joined: Bag & { /** Known. */ q: 1 },
  listed: { [row: number]: Short },
  held: Shelf<number>,
): void {
  void [bag, more, keys, joined, listed, held];
}
