//! tool make
//! accept {"spec":{"width":1,"label":"x"},"size":"12px","id":"id:7","corner":"top-left","shout":"A"}
//! reject {"spec":{"width":1,"label":"x","secret":"y"},"size":"12px","id":"id:7","corner":"top-left","shout":"A"}
//! reject {"spec":{"width":1,"label":"x"},"size":"px","id":"id:7","corner":"top-left","shout":"A"}
//! reject {"spec":{"width":1,"label":"x"},"size":"12px","id":"7","corner":"top-left","shout":"A"}
//! reject {"spec":{"width":1,"label":"x"},"size":"12px","id":"id:7","corner":"top","shout":"a"}
export class Spec {
  static readonly made = 0;
  /** In cm. */
  width = 1;
  label: string;
  note?: string;
  protected secret = "";
  #hidden = "";

  constructor(label: string) {
    this.label = label + this.secret + this.#hidden;
  }
}

/** Make it. @tool */
export function make(
  spec: Spec,
  size: `${number}px`,
  id: `id:${string}`,
  corner: `${"top" | "bottom"}-${"left" | "right"}`,
  shout: Uppercase<"a" | "b">,
): Spec {
  void [size, id, corner, shout];
  return spec;
}
