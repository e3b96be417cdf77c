//! tool reserve
//! accept {"table":{"guests":2,"code":"ab-1","rate":5,"names":["a"],"tags":["x"]},"hours":2}
//! reject {"table":{"guests":0,"code":"ab-1","rate":5,"names":["a"],"tags":["x"]},"hours":2}
//! reject {"table":{"guests":2.5,"code":"ab-1","rate":5,"names":["a"],"tags":["x"]},"hours":2}
//! reject {"table":{"guests":2,"code":"1","rate":5,"names":["a"],"tags":["x"]},"hours":2}
//! reject {"table":{"guests":2,"code":"ab-1","rate":101,"names":["a"],"tags":["x"]},"hours":2}
//! reject {"table":{"guests":2,"code":"ab-1","rate":5,"names":[],"tags":["x"]},"hours":2}
//! reject {"table":{"guests":2,"code":"ab-1","rate":5,"names":["a"],"tags":["x","x"]},"hours":2}
//! reject {"table":{"guests":2,"code":"ab-1","rate":5,"names":["a"],"tags":["x"]},"hours":0}

/**
 * A percentage.
 * @minimum 0
 * @maximum 100
 */
type Percent = number;

interface Table {
  /**
   * How many come.
   * @minimum 1
   * @integer
   */
  guests: number;
  /** @pattern ^[a-z]+-\d$ */
  code: string;
  rate: Percent;
  /**
   * @minItems 1
   * @deprecated Use `tags`.
   */
  names: string[];
  /** @uniqueItems */
  tags: string[];
  /**
   * @format email
   * @example "ada@dock.example"
   */
  mail?: string;
  /** @minimum 1 */
  floor?: number | null;
}

/** Reserve. @tool */
export function reserve(table: Table, /** @exclusiveMinimum 0 */ hours: number): void {
  void [table, hours];
}
