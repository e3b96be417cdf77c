//! tool decide
//! accept {"byBoolean":{"ok":false,"error":"e"},"byEnum":{"kind":1,"y":1},"byNumber":{"code":404,"path":"/"},"byTemplate":{"topic":"b/1","y":1},"byMany":{"type":"y","a":1},"byAbsence":{"id":"1"},"mixed":{"k":null},"nested":{"x":{"k":"b","n":1}}}
//! accept {"byBoolean":{"ok":true,"value":"v"},"byEnum":{"kind":0,"x":1},"byNumber":{"code":200,"body":"b"},"byTemplate":{"topic":"a/1","x":1},"byMany":{"type":"z","b":1},"byAbsence":{"name":"n"},"mixed":{"k":3},"nested":{"x":{"k":"a"}}}
//! reject {"byBoolean":{"ok":false,"value":"v"},"byEnum":{"kind":1,"y":1},"byNumber":{"code":404,"path":"/"},"byTemplate":{"topic":"b/1","y":1},"byMany":{"type":"y","a":1},"byAbsence":{"id":"1"},"mixed":{"k":null},"nested":{"x":{"k":"a"}}}
//! reject {"byBoolean":{"ok":true,"value":"v"},"byEnum":{"kind":"B","y":1},"byNumber":{"code":404,"path":"/"},"byTemplate":{"topic":"b/1","y":1},"byMany":{"type":"y","a":1},"byAbsence":{"id":"1"},"mixed":{"k":null},"nested":{"x":{"k":"a"}}}
//! reject {"byBoolean":{"ok":true,"value":"v"},"byEnum":{"kind":1,"y":1},"byNumber":{"code":200,"path":"/"},"byTemplate":{"topic":"b/1","y":1},"byMany":{"type":"y","a":1},"byAbsence":{"id":"1"},"mixed":{"k":null},"nested":{"x":{"k":"a"}}}
//! reject {"byBoolean":{"ok":true,"value":"v"},"byEnum":{"kind":1,"y":1},"byNumber":{"code":404,"path":"/"},"byTemplate":{"topic":"a/1","y":1},"byMany":{"type":"y","a":1},"byAbsence":{"id":"1"},"mixed":{"k":null},"nested":{"x":{"k":"a"}}}
//! reject {"byBoolean":{"ok":true,"value":"v"},"byEnum":{"kind":1,"y":1},"byNumber":{"code":404,"path":"/"},"byTemplate":{"topic":"b/1","y":1},"byMany":{"type":"x","b":1},"byAbsence":{"id":"1"},"mixed":{"k":null},"nested":{"x":{"k":"a"}}}
//! reject {"byBoolean":{"ok":true,"value":"v"},"byEnum":{"kind":1,"y":1},"byNumber":{"code":404,"path":"/"},"byTemplate":{"topic":"b/1","y":1},"byMany":{"type":"y","a":1},"byAbsence":{"id":"1","name":"n"},"mixed":{"k":null},"nested":{"x":{"k":"a"}}}
//! reject {"byBoolean":{"ok":true,"value":"v"},"byEnum":{"kind":1,"y":1},"byNumber":{"code":404,"path":"/"},"byTemplate":{"topic":"b/1","y":1},"byMany":{"type":"y","a":1},"byAbsence":{"id":"1"},"mixed":{"k":"null"},"nested":{"x":{"k":"a"}}}
//! reject {"byBoolean":{"ok":true,"value":"v"},"byEnum":{"kind":1,"y":1},"byNumber":{"code":404,"path":"/"},"byTemplate":{"topic":"b/1","y":1},"byMany":{"type":"y","a":1},"byAbsence":{"id":"1"},"mixed":{"k":null},"nested":{"x":{"k":"a","n":1}}}
enum Kind {
  A,
  B,
}
type Result = { ok: true; value: string } | { ok: false; error: string };

/** Unions told apart by one property of any kind. @tool */
export function decide(
  byBoolean: Result,
  byEnum: { kind: Kind.A; x: 1 } | { kind: Kind.B; y: 1 },
  byNumber: { code: 200; body: string } | { code: 404; path: string },
  byTemplate: { topic: `a/${string}`; x: 1 } | { topic: `b/${string}`; y: 1 },
  byMany: { type: "x" | "y"; a: 1 } | { type: "z"; b: 1 },
  byAbsence: { id: string; name?: never } | { name: string; id?: never },
  mixed: { k: 3 } | { k: true } | { k: null } | { k: "s" },
  nested: { x: { k: "a" } | { k: "b"; n: number } },
): void {
  void [byBoolean, byEnum, byNumber, byTemplate, byMany, byAbsence, mixed, nested];
}

//! tool derive
//! accept {"good":{"ok":true,"value":"v"},"flag":false,"loose":[{}],"same":{"a":1},"maybe":null}
//! reject {"good":{"ok":false,"error":"v"},"flag":false,"loose":[],"same":{"a":1},"maybe":null}
//! reject {"good":{"ok":true,"value":"v"},"flag":null,"loose":[],"same":{"a":1},"maybe":null}
//! reject {"good":{"ok":true,"value":"v"},"flag":true,"loose":[{"ok":true,"error":"e"}],"same":{"a":1},"maybe":null}
interface One {
  a: 1;
}
interface AlsoOne {
  a: 1;
}
/** What is taken out of a union, or made of it. @tool */
export function derive(
  good: Extract<Result, { ok: true }>,
  flag: Result["ok"],
  loose: Partial<Result>[],
  same: One | AlsoOne,
  maybe: Result | null,
): void {
  void [good, flag, loose, same, maybe];
}
