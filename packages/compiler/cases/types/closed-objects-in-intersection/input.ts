// What goes wrong elsewhere: Two interfaces joined by `&` become an allOf of two closed objects that nothing can satisfy (or one half is lost).
//! tool followTrail
//! accept {"trail":{"path":"/ridge","marked":true}}
//! reject {"trail":{"path":"/ridge"}}
//! reject {"trail":{"path":"/ridge","marked":true,"x":1}}
interface Trail { readonly path: string }
interface Marked { readonly marked: true }

/**
 * Follow a marked trail.
 * @tool
 */
export function followTrail(trail: Trail & Marked): string {
  return trail.path;
}
