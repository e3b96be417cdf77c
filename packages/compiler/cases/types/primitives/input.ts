//! tool primitives
//! accept {"text":"a","count":1.5,"flag":true,"nothing":null,"big":"-12","any":{"x":1}}
//! reject {"text":1,"count":1.5,"flag":true,"nothing":null,"big":"-12","any":{}}
//! reject {"text":"a","count":"1","flag":true,"nothing":null,"big":"-12","any":{}}
//! reject {"text":"a","count":1,"flag":"true","nothing":null,"big":"-12","any":{}}
//! reject {"text":"a","count":1,"flag":true,"nothing":0,"big":"-12","any":{}}
//! reject {"text":"a","count":1,"flag":true,"nothing":null,"big":"1.5","any":{}}
//! reject {"text":"a","count":1,"flag":true,"nothing":null,"big":"1","any":[]}

/** Takes one of each. @tool */
export function primitives(text: string, count: number, flag: boolean, nothing: null, big: bigint, any: object): void {
  void [text, count, flag, nothing, big, any];
}
