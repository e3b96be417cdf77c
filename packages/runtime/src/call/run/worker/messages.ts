import type { MessagePort } from "node:worker_threads";
import type { WorkerPlace } from "../../../descriptor.js";
import type { Packed } from "./packed.js";

/** What a worker is asked to do: one call. Crosses by structured clone, so it is plain data and one port. */
export interface WorkerTask {
  readonly place: WorkerPlace;
  /** The function's arguments; in the slots of {@link hosts} nothing. */
  readonly args: Packed;
  /** By slot: what the host supplies there. */
  readonly hosts: readonly HostSlot[];
  readonly context: WorkerContextFacts;
  /** Names of accessors that count as data of the result. */
  readonly names: readonly string[];
  /** For all that is said while the call runs. */
  readonly port: MessagePort;
}

/** A slot of the function that the host fills, or one that it does not. */
export type HostSlot = "signal" | "context" | undefined;

/** What the context of the call says, as far as it can cross. */
export interface WorkerContextFacts {
  readonly callId: string;
  readonly toolName: string;
  readonly principal: Crossed;
  readonly deps: Crossed;
  readonly canElicit: boolean;
}

/** A value that crossed, or why it could not. */
export type Crossed = { readonly value: Packed } | { readonly problem: string };

/** What a worker says. */
export type WorkerMessage =
  /** It has taken up the call: the timeout begins. */
  | { readonly kind: "started" }
  | { readonly kind: "progress"; readonly update: Packed }
  | { readonly kind: "log"; readonly entry: Packed }
  | { readonly kind: "elicit"; readonly id: number; readonly request: Packed }
  /** The function returned. */
  | { readonly kind: "returned"; readonly value: Packed }
  /** What the function returned cannot leave the worker. */
  | { readonly kind: "unreturnable"; readonly path: readonly (string | number)[]; readonly what: string }
  /** The function threw. */
  | { readonly kind: "threw"; readonly error: Packed }
  /** The function was not found. */
  | { readonly kind: "unloadable"; readonly summary: string; readonly hint: string; readonly error: Packed };

/** What a worker is told while it runs. */
export type HostMessage =
  | { readonly kind: "abort"; readonly reason: Packed }
  | { readonly kind: "elicited"; readonly id: number; readonly answer: Packed }
  | { readonly kind: "elicit-failed"; readonly id: number; readonly error: Packed };
