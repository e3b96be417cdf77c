export declare const enum Flag {
  Red = "red",
  Blue = "blue",
}
export interface Ship {
  /** Height of the mast in meters. */
  mast: number;
  flag: Flag;
}
