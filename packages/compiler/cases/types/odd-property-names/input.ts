//! tool read
//! accept {"odd":{"":1,"a/b":2,"a~b":3,"$ref":"r","__proto__":1,"constructor":"c","toString":"t","ünï":1,"1":"n","1.5":1,"with space":1,"quo\"te":1,"%41":1,"$defs":1,"\n":1,"keyed":1,"e":2}}
//! reject {"odd":{"":1,"a/b":2,"a~b":3,"$ref":"r","constructor":"c","toString":"t","ünï":1,"1":"n","1.5":1,"with space":1,"quo\"te":1,"%41":1,"$defs":1,"\n":1,"keyed":1,"e":2}}
//! reject {"odd":{"":1,"a/b":2,"a~b":3,"$ref":"r","__proto__":1,"toString":"t","ünï":1,"1":"n","1.5":1,"with space":1,"quo\"te":1,"%41":1,"$defs":1,"\n":1,"keyed":1,"e":2}}
//! reject {"odd":{"":2,"a/b":2,"a~b":3,"$ref":"r","__proto__":1,"constructor":"c","toString":"t","ünï":1,"1":"n","1.5":1,"with space":1,"quo\"te":1,"%41":1,"$defs":1,"\n":1,"keyed":1,"e":2}}
const KEY = "keyed";
const SECRET: unique symbol = Symbol("secret");
enum Keys {
  E = "e",
}

interface Odd {
  "": 1;
  "a/b": 2;
  "a~b": 3;
  $ref: string;
  __proto__: 1;
  constructor: string;
  toString: string;
  ünï: 1;
  1: "n";
  1.5: 1;
  "with space": 1;
  'quo"te': 1;
  "%41": 1;
  $defs: 1;
  valueOf?: 1;
  "\n": 1;
  [KEY]: 1;
  [Keys.E]: 2;
  [SECRET]?: 3;
}

/** Names that JSON, JSON Schema or JavaScript have a meaning for; a symbol is none. @tool */
export function read(odd: Odd): void {
  void odd;
}
