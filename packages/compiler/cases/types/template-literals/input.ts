//! tool match
//! accept {"version":"v1.2.3","choice":"a-5","slashed":"/x/","color":"#fff","special":"a.b*c","both":"$5","either":"lit","line":"one\ntwo","accent":"é!","nested":"xy7","flagged":"1true","spelled":"-5","quoted":"[x]","sum":"auto","tail":"a.ts"}
//! accept {"version":"v0.10.0","choice":"b--1.5","slashed":"//","color":"rgb(1, 2, 3)","special":"a.b*","both":"$-0.5","either":"pre-","line":"one\n","accent":"é","nested":"xzz","flagged":"2true","spelled":"-5","quoted":"[]","sum":"3px","tail":".js"}
//! reject {"version":"v1.2","choice":"a-5","slashed":"/x/","color":"#fff","special":"a.b*c","both":"$5","either":"lit","line":"one\ntwo","accent":"é!","nested":"xy7","flagged":"1true","spelled":"-5","quoted":"[x]","sum":"auto","tail":"a.ts"}
//! reject {"version":"v1.2.3","choice":"c-5","slashed":"/x/","color":"#fff","special":"a.b*c","both":"$5","either":"lit","line":"one\ntwo","accent":"é!","nested":"xy7","flagged":"1true","spelled":"-5","quoted":"[x]","sum":"auto","tail":"a.ts"}
//! reject {"version":"v1.2.3","choice":"a-5","slashed":"/","color":"#fff","special":"a.b*c","both":"$5","either":"lit","line":"one\ntwo","accent":"é!","nested":"xy7","flagged":"1true","spelled":"-5","quoted":"[x]","sum":"auto","tail":"a.ts"}
//! reject {"version":"v1.2.3","choice":"a-5","slashed":"/x/","color":"rgb(1,2,3)","special":"a.b*c","both":"$5","either":"lit","line":"one\ntwo","accent":"é!","nested":"xy7","flagged":"1true","spelled":"-5","quoted":"[x]","sum":"auto","tail":"a.ts"}
//! reject {"version":"v1.2.3","choice":"a-5","slashed":"/x/","color":"#fff","special":"axbbb","both":"$5","either":"lit","line":"one\ntwo","accent":"é!","nested":"xy7","flagged":"1true","spelled":"-5","quoted":"[x]","sum":"auto","tail":"a.ts"}
//! reject {"version":"v1.2.3","choice":"a-5","slashed":"/x/","color":"#fff","special":"a.b*c","both":"$","either":"lit","line":"one\ntwo","accent":"é!","nested":"xy7","flagged":"1true","spelled":"-5","quoted":"[x]","sum":"auto","tail":"a.ts"}
//! reject {"version":"v1.2.3","choice":"a-5","slashed":"/x/","color":"#fff","special":"a.b*c","both":"$5","either":"pre","line":"one\ntwo","accent":"é!","nested":"xy7","flagged":"1true","spelled":"-5","quoted":"[x]","sum":"auto","tail":"a.ts"}
//! reject {"version":"v1.2.3","choice":"a-5","slashed":"/x/","color":"#fff","special":"a.b*c","both":"$5","either":"lit","line":"one two","accent":"é!","nested":"xy7","flagged":"1true","spelled":"-5","quoted":"[x]","sum":"auto","tail":"a.ts"}
//! reject {"version":"v1.2.3","choice":"a-5","slashed":"/x/","color":"#fff","special":"a.b*c","both":"$5","either":"lit","line":"one\ntwo","accent":"é!","nested":"xyy","flagged":"1true","spelled":"-5","quoted":"[x]","sum":"auto","tail":"a.ts"}
//! reject {"version":"v1.2.3","choice":"a-5","slashed":"/x/","color":"#fff","special":"a.b*c","both":"$5","either":"lit","line":"one\ntwo","accent":"é!","nested":"xy7","flagged":"3true","spelled":"-5","quoted":"[x]","sum":"auto","tail":"a.ts"}
//! reject {"version":"v1.2.3","choice":"a-5","slashed":"/x/","color":"#fff","special":"a.b*c","both":"$5","either":"lit","line":"one\ntwo","accent":"é!","nested":"xy7","flagged":"1true","spelled":"-5","quoted":"[x]","sum":"px","tail":"a.ts"}
//! reject {"version":"v1.2.3","choice":"a-5","slashed":"/x/","color":"#fff","special":"a.b*c","both":"$5","either":"lit","line":"one\ntwo","accent":"é!","nested":"xy7","flagged":"1true","spelled":"-5","quoted":"[x]","sum":"auto","tail":"a.tsx"}
/** Patterns of template literals. @tool */
export function match(
  version: `v${number}.${number}.${number}`,
  choice: `${"a" | "b"}-${number}`,
  slashed: `/${string}/`,
  color: `#${string}` | `rgb(${number}, ${number}, ${number})`,
  special: `a.b*${string}`,
  both: `$${number}`,
  either: "lit" | `pre-${string}`,
  line: `one\n${string}`,
  accent: `é${string}`,
  nested: `x${`y${number}` | `z${string}`}`,
  flagged: `${1 | 2}${true}`,
  spelled: `${-5}`,
  quoted: `[${string}]`,
  sum: `${number}px` | "auto" | 0,
  tail: `${string}.ts` | `${string}.js`,
): void {
  void [version, choice, slashed, color, special, both, either, line, accent, nested, flagged, spelled, quoted];
  void [sum, tail];
}

//! tool loose
//! accept {"all":"","two":"x","constant":"","upper":"Event","lower":"ab","first":"Up"}
//! reject {"all":"","two":"x","constant":" ","upper":"Event","lower":"ab","first":"Up"}
//! reject {"all":"","two":"x","constant":"","upper":"event","lower":"ab","first":"Up"}
/** Templates that say nothing, or all. @tool */
export function loose(
  all: `${string}`,
  two: `${string}${string}`,
  constant: ``,
  upper: Capitalize<"event">,
  lower: Lowercase<"AB" | "CD">,
  first: Capitalize<"up" | "down">,
): void {
  void [all, two, constant, upper, lower, first];
}
