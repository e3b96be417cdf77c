//! tool define
//! accept {"proto":{"v":1,"n":{"v":1}},"make":{"v":2,"n":{"v":2}},"own":{"at":"2031-05-06T07:08:09Z","n":{"at":"2031-05-06T07:08:09Z"}},"umlaut":{"n":{}},"dollar":{"n":{"d":1}},"underscore":{"n":{"u":1}}}
//! reject {"proto":{"v":1,"n":{"v":2}},"make":{"v":2},"own":{"at":"2031-05-06T07:08:09Z"},"umlaut":{},"dollar":{},"underscore":{}}
//! reject {"proto":{"v":1},"make":{"v":2,"n":{"v":1}},"own":{"at":"2031-05-06T07:08:09Z"},"umlaut":{},"dollar":{},"underscore":{}}
//! reject {"proto":{"v":1},"make":{"v":2},"own":{"at":"2031-05-06T07:08:09Z","n":{}},"umlaut":{},"dollar":{},"underscore":{}}
//! reject {"proto":{"v":1},"make":{"v":2},"own":{"at":"2031-05-06T07:08:09Z"},"umlaut":{"n":1},"dollar":{},"underscore":{}}
//! reject {"proto":{"v":1},"make":{"v":2},"own":{"at":"2031-05-06T07:08:09Z"},"umlaut":{},"dollar":{"n":{"u":1}},"underscore":{}}
//! reject {"proto":{"v":1},"make":{"v":2},"own":{"at":"2031-05-06T07:08:09Z"},"umlaut":{},"dollar":{},"underscore":{"n":{"d":1}}}
interface __proto__ {
  v: 1;
  n?: __proto__;
}
interface constructor {
  v: 2;
  n?: constructor;
}
interface hasOwnProperty {
  at: Date;
  n?: hasOwnProperty;
}
interface Größe {
  n?: Größe;
}
interface $ {
  d?: 1;
  n?: $;
}
interface _ {
  u?: 1;
  n?: _;
}

/** Names that a URI or JavaScript has trouble with. @tool */
export function define(
  proto: __proto__,
  make: constructor,
  own: hasOwnProperty,
  umlaut: Größe,
  dollar: $,
  underscore: _,
): __proto__ {
  void [make, own, umlaut, dollar, underscore];
  return proto;
}

//! tool nest
//! accept {"one":{"a":1,"n":{"a":1}},"two":{"b":2,"n":{"b":2}},"three":{"c":3},"four":{"d":4},"five":{"e":5}}
//! reject {"one":{"a":1,"n":{"b":2}},"two":{"b":2},"three":{"c":3},"four":{"d":4},"five":{"e":5}}
//! reject {"one":{"a":1},"two":{"b":2,"n":{"c":3}},"three":{"c":3},"four":{"d":4},"five":{"e":5}}
//! reject {"one":{"a":1},"two":{"b":2},"three":{"c":3,"n":{"d":4}},"four":{"d":4},"five":{"e":5}}
//! reject {"one":{"a":1},"two":{"b":2},"three":{"c":3},"four":{"d":4,"n":{"e":5}},"five":{"e":5}}
//! reject {"one":{"a":1},"two":{"b":2},"three":{"c":3},"four":{"d":4},"five":{"e":5,"n":{"a":1}}}
namespace One {
  export interface X {
    a: 1;
    n?: X;
  }
}
namespace Two {
  export interface X {
    b: 2;
    n?: X;
  }
  export namespace X {
    export interface X {
      c: 3;
      n?: X;
    }
  }
}
interface X {
  d: 4;
  n?: X;
}
interface X_1 {
  e: 5;
  n?: X_1;
}

/** One name for five types, one of which has a name that is given to such. @tool */
export function nest(one: One.X, two: Two.X, three: Two.X.X, four: X, five: X_1): void {
  void [one, two, three, four, five];
}
