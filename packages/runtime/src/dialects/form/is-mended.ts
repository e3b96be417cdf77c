import type { Form } from "./form.js";

/**
 * Whether the repair of arguments that every call gets undoes a form: null for what is left out, texts for fixed values. Who
 * takes only a definition need not decode then.
 */
export function isMended(form: Form | undefined, seen: Set<string> = new Set()): boolean {
  if (form === undefined) return true;
  switch (form.kind) {
    case "object":
      return (
        form.others === undefined &&
        form.properties.every((each) => each.name === each.own && isMended(each.form, seen)) &&
        isMended(form.rest, seen)
      );
    case "array":
      return isMended(form.items, seen);
    case "union":
      return form.branches.every((branch) => isMended(branch.form, seen));
    case "named":
      if (seen.has(form.name)) return true;
      seen.add(form.name);
      return isMended(form.forms[form.name], seen);
    case "values":
      return form.values.every((value) => typeof value !== "object" || value === null);
    default:
      return false;
  }
}
