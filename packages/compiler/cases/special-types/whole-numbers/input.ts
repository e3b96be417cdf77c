//! tool count
//! accept {"any":"-12","one":"1","few":"-2","mixed":"x","text":"7","none":"3"}
//! reject {"any":"-12","one":"2","few":"-2","mixed":"x","text":"7"}
//! reject {"any":"-12","one":"1","few":"3","mixed":"x","text":"7"}
//! reject {"any":1,"one":"1","few":"-2","mixed":"x","text":"7"}

/** Whole numbers that travel as texts, in the order of their sizes. @tool */
export function count(
  any: bigint,
  one: 1n,
  few: 10n | -2n | 9n,
  mixed: 5n | "x" | null,
  text: 5n | "7",
  none: bigint | 3n = 3n,
): 1n | 2n {
  return 1n;
}

/** Both branches take "5". @tool */
export function clash(value: 5n | "5" | 6n): void {}
