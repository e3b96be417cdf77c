//! ill-typed
import { schemaOf } from "windlass";

export const none = schemaOf();
export const two = schemaOf<string, number>();
export const value = schemaOf<string>("text");
