// What goes wrong elsewhere: a type that always contains itself gives a schema that no JSON fits, and nobody says so.
//! tool follow
//! accept {"loop":{"anything":true},"deep":{"name":"n","inner":7},"list":[]}
//! reject {"loop":1,"deep":{"inner":7},"list":[]}
//! reject {"loop":1,"deep":{"name":"n","inner":7},"list":[],"maybe":{}}
interface Loop { self: Loop }
interface There { back: Back }
interface Back { there: [string, There] }
interface Tree { name: string; kids: Tree[]; loop?: Loop }

/** Follow a loop. @tool */
export function follow(loop: Loop, deep: { name: string; inner: There }, list: Loop[], maybe?: Loop | Back): Loop {
  return [loop, deep, list, maybe][0] as Loop;
}

//! tool climb
//! accept {"tree":{"name":"a","kids":[{"name":"b","kids":[]}]},"either":"x"}
//! reject {"tree":{"name":"a","kids":[],"loop":{}},"either":"x"}
//! reject {"tree":{"name":"a","kids":[]},"either":{}}
/** Climb a tree. @tool */
export function climb(tree: Tree, either: Loop | string): void {
  void [tree, either];
}
