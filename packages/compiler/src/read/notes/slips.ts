import { nearTag } from "../../comment/tag-names.js";
import { unknownTags } from "../../comment/unknown-tags.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { DocComment } from "../../find/doc-comment.js";
import type { Span } from "../../span.js";

/** A tag that is misspelt, in words. */
export interface Slip extends Pick<Diagnostic, "help"> {
  readonly code: "WL1027";
  readonly severity: "warning";
  readonly what: string;
  readonly place: Span;
}

/**
 * The tags of a comment that are nearly one of Windlass. Others are left alone: they may be meant for other tools, as may
 * all in a package, where nobody could mend them either.
 */
export function slipsIn(comment: DocComment): Slip[] {
  if (comment.file.includes("/node_modules/")) return [];
  return unknownTags(comment.text).flatMap(({ name, start }) => {
    const near = nearTag(name);
    if (near === undefined) return [];
    const from = comment.start + start;
    const place = { file: comment.file, start: from, end: from + name.length + 1 };
    const what = `@${name} is no tag that is known, and has no effect.`;
    return [{ code: "WL1027", severity: "warning", what, help: `Did you mean \`@${near}\`?`, place }];
  });
}
