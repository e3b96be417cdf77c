export interface Grown {
  base: string;
}
export interface Item {
  other: string;
}
export * as parts from "./input.parts.js";
export { type Item as Renamed } from "./input.parts.js";
