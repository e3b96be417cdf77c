//! tool keep
//! accept {"map":{"m":1},"url":{"u":"x"},"promise":{"p":1},"set":{"s":1},"error":{"code":1},"file":{"name":"f"},"event":{"id":"e"},"signal":{"level":1},"context":{"a":1},"whole":"text","list":{"arr":1},"node":{"id":"n","kids":[{"id":"k","kids":[]}]},"response":{"ok":true}}
//! reject {"map":{},"url":"http://x","promise":{"p":1},"set":{"s":1},"error":{"code":1},"file":{"name":"f"},"event":{"id":"e"},"signal":{"level":1},"context":{"a":1},"whole":"text","list":{"arr":1},"node":{"id":"n","kids":[]},"response":{"ok":true}}
//! reject {"map":{"m":1},"url":{"u":"x"},"promise":{"p":1},"set":[],"error":{"code":1},"file":{"name":"f"},"event":{"id":"e"},"signal":{"level":1},"context":{"a":1},"whole":"text","list":[],"node":{"id":"n","kids":[]},"response":{"ok":true}}
namespace Own {
  export class Map {
    m = 1;
  }
  export class URL {
    u = "";
  }
  export interface Promise {
    p: 1;
  }
  export interface Set {
    s: 1;
  }
  export interface Error {
    code: number;
  }
  export interface File {
    name: string;
  }
  export interface Event {
    id: string;
  }
  export interface AbortSignal {
    level: number;
  }
  export interface ToolContext {
    a: number;
  }
  export type Integer = string;
  export interface Array {
    arr: 1;
  }
  export interface Node {
    id: string;
    kids: Node[];
  }
  export interface Response {
    ok: boolean;
  }
}

/** A name alone makes no type special. @tool */
export function keep(
  map: Own.Map,
  url: Own.URL,
  promise: Own.Promise,
  set: Own.Set,
  error: Own.Error,
  file: Own.File,
  event: Own.Event,
  signal: Own.AbortSignal,
  context: Own.ToolContext,
  whole: Own.Integer,
  list: Own.Array,
  node: Own.Node,
  response: Own.Response,
): void {
  void [map, url, promise, set, error, file, event, signal, context, whole, list, node, response];
}
