//! tool merge
//! accept {"numbers":2,"text":"a","both":{"a":1,"b":"x"},"plain":{"a":1},"option":{"o":1},"aliased":{"t":1},"list":["x"],"map":{"x":1},"boxes":[{"box":1},{"box":"x"}],"boxed":[{"box":"x"}],"two":2,"loose":["x"],"tail":["a",1,"b"],"some":{"b":1}}
//! reject {"numbers":3,"text":"a","both":{"a":1,"b":"x"},"plain":{"a":1},"option":{"o":1},"aliased":{"t":1},"list":["x"],"map":{"x":1},"boxes":[{"box":1},{"box":"x"}],"boxed":[],"two":2,"loose":["x"],"tail":["a"],"some":{}}
//! reject {"numbers":2,"text":"a","both":{"a":1},"plain":{"a":1},"option":{"o":1},"aliased":{"t":1},"list":["x"],"map":{"x":1},"boxes":[{"box":1},{"box":"x"}],"boxed":[],"two":2,"loose":["x"],"tail":["a"],"some":{}}
//! reject {"numbers":2,"text":1,"both":{"a":1,"b":"x"},"plain":{"a":1},"option":{"o":1},"aliased":{"t":1},"list":["x"],"map":{"x":1},"boxes":[{"box":1},{"box":"x"}],"boxed":[],"two":2,"loose":["x"],"tail":["a"],"some":{}}
//! reject {"numbers":2,"text":"a","both":{"a":1,"b":"x"},"plain":{"a":1},"option":{"o":1},"aliased":{"t":1},"list":["x"],"map":{"x":1},"boxes":[{"box":1}],"boxed":[],"two":2,"loose":["x"],"tail":["a"],"some":{}}
//! reject {"numbers":2,"text":"a","both":{"a":1,"b":"x"},"plain":{"a":1},"option":{"o":1},"aliased":{"t":1},"list":["x"],"map":{"x":1},"boxes":[{"box":1},{"box":"x"}],"boxed":[{"box":1}],"two":2,"loose":["x"],"tail":["a"],"some":{}}
//! reject {"numbers":2,"text":"a","both":{"a":1,"b":"x"},"plain":{"a":1},"option":{"o":1},"aliased":{"t":1},"list":["x"],"map":{"x":1},"boxes":[{"box":1},{"box":"x"}],"boxed":[],"two":1,"loose":["x"],"tail":["a"],"some":{}}
enum Numbers {
  A = 1,
}
enum Numbers {
  B = 2,
}
enum Text {
  A = "a",
}
namespace Text {
  export const parse = (text: string): Text => text as Text;
}
class Both {
  a = 1;
}
interface Both {
  b: string;
}
class Plain {
  a = 1;
}
namespace Plain {
  export interface Option {
    o: 1;
  }
}
namespace Outer {
  export namespace Inner {
    export interface T {
      t: 1;
    }
  }
}
import Aliased = Outer.Inner.T;

type Boxes<T extends readonly unknown[]> = { [K in keyof T]: { box: T[K] } };

/** Declarations that are more than one, and mapped types over lists. @tool */
export function merge(
  numbers: Numbers,
  text: Text,
  both: Both,
  plain: Plain,
  option: Plain.Option,
  aliased: Aliased,
  list: Readonly<string[]>,
  map: Pick<Record<string, number>, "x">,
  boxes: Boxes<[1, "x"]>,
  boxed: Boxes<string[]>,
  two: [1, 2]["length"],
  loose: Partial<string[]>,
  tail: [a: string, ...rest: (number | string)[]],
  some: Omit<Record<string, number>, "a">,
): void {
  void [numbers, text, both, plain, option, aliased, list, map, boxes, boxed, two, loose, tail, some];
}
