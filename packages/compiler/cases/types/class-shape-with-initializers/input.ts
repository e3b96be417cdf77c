// What goes wrong elsewhere: A class property typed only by its initializer loses its description.
//! tool weigh
//! accept {"spec":{"weight":2,"fragile":false,"tags":[]}}
//! reject {"spec":{"weight":2}}
export class Spec {
  /** Weight in kilograms. */
  weight = 1;
  /** Handle with care. */
  fragile = false;
  tags: string[] = [];
}

/**
 * Weigh a parcel.
 * @tool
 */
export function weigh(spec: Spec): number {
  return spec.weight;
}
