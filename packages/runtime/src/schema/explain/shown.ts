import { isSecretName } from "../../secrets/secret-name.js";
import type { Place } from "../path.js";
import { show, showKind } from "../show.js";

/**
 * A value as a fault tells it; only its kind and length where a name on the way to it says that it is a secret: what a model
 * was given in confidence must not go back to it, nor into logs.
 *
 * @param value - what came
 * @param place - where it is
 */
export function shownAt(value: unknown, place: Place | undefined): string {
  for (let at = place; at !== undefined; at = at.parent) {
    if (typeof at.key === "string" && isSecretName(at.key)) return showKind(value);
  }
  return show(value);
}
