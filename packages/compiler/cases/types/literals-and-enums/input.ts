//! tool choose
//! accept {"one":"only","size":"s","step":2,"color":"red","level":1,"flag":"on","member":"blue","mixed":2}
//! reject {"one":"other","size":"s","step":2,"color":"red","level":1,"flag":"on","member":"blue","mixed":2}
//! reject {"one":"only","size":"s","step":2,"color":"Red","level":1,"flag":"on","member":"blue","mixed":2}
//! reject {"one":"only","size":"s","step":2,"color":"red","level":"Low","flag":"on","member":"blue","mixed":2}
//! reject {"one":"only","size":"s","step":2,"color":"red","level":1,"flag":"on","member":"red","mixed":2}

/** Which color it has. */
export enum Color {
  Red = "red",
  Blue = "blue",
}

export enum Level {
  Low = 1,
  High,
}

export const enum Flag {
  On = "on",
  Off = "off",
}

export enum Mixed {
  Text = "text",
  Number = 2,
}

/** Choose. @tool */
export function choose(
  one: "only",
  size: "s" | "m" | "l",
  step: 2 | 1 | -1,
  color: Color,
  level: Level,
  flag: Flag,
  member: Color.Blue,
  mixed: Mixed,
  nullable: Color | null = null,
): void {
  void [one, size, step, color, level, flag, member, mixed, nullable];
}
