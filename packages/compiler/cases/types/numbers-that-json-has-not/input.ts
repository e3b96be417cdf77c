enum Limit {
  None = 1 / 0,
  One = 1,
}

/** JSON has no infinity. @tool */
export function limit(value: Limit, low?: Limit.None): void {}

/** Other tools of the file are made. @tool */
export function other(value: string): void {}
