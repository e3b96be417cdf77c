import type { Form } from "./form.js";

/** Whether a form changes any value: one that only leads to others that change none does not. */
export function isEffective(form: Form | undefined, seen: Set<string> = new Set()): boolean {
  if (form === undefined) return false;
  switch (form.kind) {
    case "object":
      return (
        form.others !== undefined ||
        form.properties.some((each) => each.name !== each.own || each.isForced || isEffective(each.form, seen)) ||
        isEffective(form.rest, seen)
      );
    case "array":
      return isEffective(form.items, seen);
    case "union":
      return form.branches.some((branch) => isEffective(branch.form, seen));
    case "named":
      // A definition that is not written yet may come to change values.
      if (!Object.hasOwn(form.forms, form.name)) return true;
      // One that was looked into before changes nothing, or this would have ended there.
      if (seen.has(form.name)) return false;
      seen.add(form.name);
      return isEffective(form.forms[form.name], seen);
    default:
      return true;
  }
}
