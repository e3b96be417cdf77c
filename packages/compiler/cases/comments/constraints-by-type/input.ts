interface Fits {
  /** @minimum 0 @maximum 100 */ a: number;
  /** @exclusiveMinimum -1.5 @exclusiveMaximum 1_000 @multipleOf 0.5 */ b: number | null;
  /** @integer */ c?: number;
  /** @minLength 1 @maxLength 5 */ d: string;
  /** @pattern ^a b\/c|"d"$ */ e: string;
  /** @pattern /^[a-z]+$/ */ f: string;
  /** @pattern `^\d+$` */ g?: string;
  /** @format email */ h: string | null;
  /** @minItems 1 @maxItems 3 @uniqueItems true */ i: string[];
  /** @maxItems 2 */ j: Set<string>;
  /** @minItems 2 */ k: [string, ...string[]];
  /** @maximum 5 @maxLength 2 */ l: string | number;
  /** @minimum 2 */ m: 1 | 2 | 3;
  /** @maxLength 5 */ n: `a${string}`;
  /** @format date-time */ o: Date;
  /** @integer false @uniqueItems false */ p: number[];
}

interface FitsNot {
  /** @minimum 1 */ a: number[];
  /** @minLength 1 */ b: number;
  /** @format date */ c: Date;
  /** @minimum 1 */ d: Map<string, number>;
  /** @pattern /^a$/i */ e: string;
  /** @minimum 1 @minimum 2 */ f: number;
}

interface NorFits {
  /** @minItems -1 */ g: string[];
  /** @maximum */ h: number;
  /** @minLength 1 */ i: boolean;
  /** @minLength 1 */ j: { a: string };
  /** @uniqueItems */ k: "a";
  /** @minimum 0 Not negative. */ l: number;
}

/** Check. @tool */
export function check(fits: Fits, not: FitsNot, nor: NorFits): void {
  void [fits, not, nor];
}
