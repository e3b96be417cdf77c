// What goes wrong elsewhere: `keyof typeof CONST` and indexed access crash the generator.
//! tool mixPaint
//! accept {"shade":"moss","sizes":["s","l"],"hex":"#083"}
//! reject {"shade":"moss","sizes":["xl"],"hex":"#083"}
const PALETTE = { ember: { hex: "#f40" }, moss: { hex: "#083" } } as const;
const SIZES = ["s", "m", "l"] as const;
type Shade = keyof typeof PALETTE;

/**
 * Mix a paint.
 * @tool
 */
export function mixPaint(shade: Shade, sizes: (typeof SIZES)[number][], hex: (typeof PALETTE)[Shade]["hex"]): string {
  return PALETTE[shade].hex + sizes.join() + hex;
}
