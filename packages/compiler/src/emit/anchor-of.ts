import type { Edit } from "../model/edit.js";
import type { Span } from "../span.js";

/** The node that an edit changes, or behind which it puts something. */
export function anchorOf(edit: Edit): Span {
  switch (edit.form) {
    case "binding":
      return edit.statement;
    case "member":
      return edit.memberSpan;
    case "argument":
      return edit.call;
    case "wrap":
      return edit.expression;
  }
}
