// What goes wrong elsewhere: One name outside ^[a-zA-Z0-9_-]{1,64}$ makes clients refuse all tools; two names collide after cleaning.

/** Weigh it. @tool */
export function größe$(kg: number): number {
  return kg;
}

/** First. @tool */
export function a$b(): string {
  return "dollar";
}

/** Second. @tool */
export function a_b(): string {
  return "underscore";
}

/** Long. @tool */
export function countTheSeagullsThatSitOnTheNorthernRoofOfTheOldHarborWarehouseToday(): number {
  return 4;
}
