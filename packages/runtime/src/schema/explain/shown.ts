import { isSecretName } from "../../secrets/secret-name.js";
import { type Place, pathOf } from "../path.js";
import { show, showKind } from "../show.js";

/**
 * A value as a fault tells it; only its kind and length where a name on the way to it says that it is a secret: what a model
 * was given in confidence must not go back to it, nor into logs.
 *
 * @param value - what came
 * @param place - where it is
 */
export function shownAt(value: unknown, place: Place | undefined): string {
  return shownIn(value, pathOf(place));
}

/** The same for a place that is told as a path. */
export function shownIn(value: unknown, path: readonly (string | number)[]): string {
  return path.some((key) => typeof key === "string" && isSecretName(key)) ? showKind(value) : show(value);
}
