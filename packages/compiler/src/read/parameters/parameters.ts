import type { ParamSlot } from "windlass";
import type { PropertyModel } from "../../model/type-model.js";
import type { Signature, SignatureParameter } from "../../typescript/project.js";
import { at, fault, type Reading } from "../reading.js";
import type { Doc } from "../text/doc.js";
import { readArgumentsObject } from "./arguments-object.js";
import { withBoundNames } from "./bound-names.js";
import { hostOf } from "./host.js";
import { reportUnknownNames } from "./param-names.js";
import { patternOf } from "./pattern.js";
import { placeOf } from "./place-of.js";
import { readParameter } from "./read-parameter.js";

/** What the parameters of a function become. */
export interface Parameters {
  /** The properties of the arguments object. */
  readonly properties: readonly PropertyModel[];
  /** How the function's arguments are made of them, in order. */
  readonly params: readonly ParamSlot[];
}

/** Reads the parameters in order; `spread` makes a lone named object parameter the arguments object itself. */
export function readParameters(reading: Reading, signature: Signature, written: Doc, spread: boolean): Parameters {
  const properties: PropertyModel[] = [];
  const params: ParamSlot[] = [];
  const parameters = signature.parameters.filter((parameter) => parameter.name !== "this");
  const fromModel = parameters.filter((parameter) => !hostOf(reading, parameter) && !parameter.rest);
  const pattern = fromModel.find((parameter) => patternOf(reading, parameter) === "object");
  const doc = withBoundNames(reading, written, pattern?.declaration?.name);
  for (const parameter of parameters) {
    const host = hostOf(reading, parameter);
    if (host) params.push({ host });
    else if (parameter.rest) skipRest(reading, parameter);
    else if (patternOf(reading, parameter) || (spread && fromModel.length === 1)) {
      params.push({ all: true });
      properties.push(...readArgumentsObject(reading, parameter, doc, fromModel.length));
    } else {
      const property = readParameter(reading, parameter, doc);
      if (property) properties.push(property);
      params.push(parameter.name);
    }
  }
  mentionLoneObject(reading, properties, params);
  const [only] = spread && fromModel.length === 1 ? fromModel : [];
  reportUnknownNames(reading, parameters, doc, properties, only?.name);
  return { properties, params };
}

function skipRest(reading: Reading, parameter: SignatureParameter): void {
  // A pattern has no name.
  const name = patternOf(reading, parameter) ? "" : parameter.name;
  const help = `Take an array instead: \`${name || "items"}: T[]\`.`;
  at(reading, name, placeOf(reading, parameter.declaration), () =>
    fault(reading, "WL1016", "warning", "a rest parameter is skipped.", help),
  );
}

/** Says which of the two readings of `f(options: { … })` goes over the wire. */
function mentionLoneObject(reading: Reading, properties: readonly PropertyModel[], params: readonly ParamSlot[]): void {
  const [only, ...more] = properties;
  if (!only || more.length > 0 || only.type.kind !== "object" || only.type.index || !params.includes(only.name)) return;
  const help = "To take the members directly, destructure the parameter or mark it with `@spread`.";
  at(reading, only.name, undefined, () =>
    fault(reading, "WL1021", "info", `a model sends {"${only.name}": {…}}.`, help),
  );
}
