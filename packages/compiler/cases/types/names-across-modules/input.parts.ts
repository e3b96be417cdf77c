export interface Item {
  a: number;
}
export default interface Fallback {
  d: string;
}
export enum Grade {
  X = "ex",
  Y = "ey",
}
export const SETTINGS = { u: 1, v: "s" } as const;
export namespace Space {
  export interface Inner {
    z: Date;
  }
}
declare module "./input.more.js" {
  interface Grown {
    added: boolean;
  }
}
