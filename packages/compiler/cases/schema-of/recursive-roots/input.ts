import { schemaOf } from "windlass";

/** A tree. */
interface Tree {
  name: string;
  children: Tree[];
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

interface Event {
  at: Date;
  before?: Event;
}

export const tree = schemaOf<Tree>();
export const trees = schemaOf<Tree[]>();
export const json = schemaOf<Json>();
export const event = schemaOf<Event>();

//! schema Tree
//! accept { "name": "a", "children": [{ "name": "b", "children": [] }] }
//! reject { "name": "a", "children": [{ "name": 1, "children": [] }] }
//! schema Json
//! accept [1, { "a": [null, "b"] }]
