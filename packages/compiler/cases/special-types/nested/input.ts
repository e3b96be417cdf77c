//! tool nest
//! accept {"maps":{"a":{"b":"2031-05-06T07:08:09Z"}},"sets":[["a"]],"pairs":[["2031-05-06T07:08:09Z","5"]],"keyed":[[{"a":1},"x"]],"rows":{"r":{"at":"2031-05-06T07:08:09Z"}},"maybe":[null,"2031-05-06T07:08:09Z"],"bytes":"AQ==","buffer":"AQ==","links":["https://example.com/"],"either":{"k":"a","v":"2031-05-06T07:08:09Z"},"one":["2031-05-06T07:08:09Z"],"free":"now"}
//! accept {"maps":{},"sets":[],"pairs":[],"keyed":[],"rows":{},"maybe":[],"bytes":"","buffer":"","links":[],"either":{"k":"b","v":"any"},"one":"2031-05-06T07:08:09Z","free":"2031-05-06T07:08:09Z"}
//! reject {"maps":{"a":{"b":"x"}},"sets":[],"pairs":[],"keyed":[],"rows":{},"maybe":[],"bytes":"","buffer":"","links":[],"either":{"k":"b","v":"any"},"one":[],"free":"now"}
//! reject {"maps":{},"sets":[["a","a"]],"pairs":[],"keyed":[],"rows":{},"maybe":[],"bytes":"","buffer":"","links":[],"either":{"k":"b","v":"any"},"one":[],"free":"now"}
//! reject {"maps":{},"sets":[],"pairs":[["2031-05-06T07:08:09Z",5]],"keyed":[],"rows":{},"maybe":[],"bytes":"","buffer":"","links":[],"either":{"k":"b","v":"any"},"one":[],"free":"now"}
//! reject {"maps":{},"sets":[],"pairs":[],"keyed":[[{},"x"]],"rows":{},"maybe":[],"bytes":"","buffer":"","links":[],"either":{"k":"b","v":"any"},"one":[],"free":"now"}
//! reject {"maps":{},"sets":[],"pairs":[],"keyed":[],"rows":{},"maybe":[],"bytes":[1],"buffer":"","links":[],"either":{"k":"b","v":"any"},"one":[],"free":"now"}
//! reject {"maps":{},"sets":[],"pairs":[],"keyed":[],"rows":{},"maybe":[],"bytes":"","buffer":"","links":["no"],"either":{"k":"b","v":"any"},"one":[],"free":"now"}
//! reject {"maps":{},"sets":[],"pairs":[],"keyed":[],"rows":{},"maybe":[],"bytes":"","buffer":"","links":[],"either":{"k":"a","v":"any"},"one":[],"free":"now"}
//! reject {"maps":{},"sets":[],"pairs":[],"keyed":[],"rows":{},"maybe":[],"bytes":"","buffer":"","links":[],"either":{"k":"b","v":"any"},"one":[],"free":"later"}
/** Special types inside one another. @tool */
export function nest(
  maps: Map<string, Map<string, Date>>,
  sets: Set<ReadonlySet<string>>,
  pairs: Map<Date, bigint>,
  keyed: Map<{ a: 1 }, string>,
  rows: Readonly<Record<string, { at: Date }>>,
  maybe: (Date | null)[],
  bytes: Uint8Array<ArrayBuffer>,
  buffer: ArrayBuffer,
  links: Set<URL>,
  either: { k: "a"; v: Date } | { k: "b"; v: string },
  one: Date | Date[],
  free: Date | "now",
): Map<string, Set<Date>>[] {
  void [maps, sets, pairs, keyed, rows, maybe, bytes, buffer, links, either, one, free];
  return [];
}
