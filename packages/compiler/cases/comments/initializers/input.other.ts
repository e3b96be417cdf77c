export const OTHER = "imported";
export enum Mode {
  Light = "light",
  Dark = "dark",
}
