/** One. @tool */
export function first(): void {}

/**
 * Other.
 * @tool
 * @toolName first
 */
export function second(): void {}

export class Desk {
  /** Opens. @tool */
  open(): void {}
}

export class Window {
  /** Of an unrelated class: both may stand in one registry. @tool */
  open(): void {}
}

export class FrontDesk extends Desk {
  /** Opens in another way: no object has both. @tool */
  override open(): void {}

  /** Closes. @tool */
  close(): void {}
}

export class NightDesk extends FrontDesk {
  override open(): void {}

  /** Closes at night. @tool */
  override close(): void {}
}
