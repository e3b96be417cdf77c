// What goes wrong elsewhere: decimals, signs, exponents or other spellings that TypeScript takes are refused, or everything is accepted.
//! tool place
//! accept {"width":"12px","size":"1920x1080","index":"item31","total":"-7n","share":"50%","flag":"is-true"}
//! accept {"width":"-1.5e+21px","size":".5x007","index":"item0","total":"0n","share":"up to 5.%","flag":"is-false"}
//! reject {"width":"px","size":"1x1","index":"item0","total":"7n","share":"50%","flag":"is-true"}
//! reject {"width":"1.2.3px","size":"1x1","index":"item0","total":"7n","share":"50%","flag":"is-true"}
//! reject {"width":"12 px","size":"1x1","index":"item0","total":"7n","share":"50%","flag":"is-true"}
//! reject {"width":"Infinitypx","size":"1x1","index":"item0","total":"7n","share":"50%","flag":"is-true"}
//! reject {"width":"1px","size":"1x","index":"item0","total":"7n","share":"50%","flag":"is-true"}
//! reject {"width":"1px","size":"1x1","index":"item-","total":"7n","share":"50%","flag":"is-true"}
//! reject {"width":"1px","size":"1x1","index":"item0","total":"7.5n","share":"50%","flag":"is-true"}
//! reject {"width":"1px","size":"1x1","index":"item0","total":"007n","share":"50%","flag":"is-true"}
//! reject {"width":"1px","size":"1x1","index":"item0","total":"7n","share":"half%","flag":"is-true"}
//! reject {"width":"1px","size":"1x1","index":"item0","total":"7n","share":"50%","flag":"is-1"}
/** Place it. @tool */
export function place(
  width: `${number}px`,
  size: `${number}x${number}`,
  index: `item${number}`,
  total: `${bigint}n`,
  share: `${string}${number}%`,
  flag: `is-${boolean}`,
): void {
  void [width, size, index, total, share, flag];
}

//! tool version
//! accept {"exact":"1.2.3","tag":"v1.2-beta","pair":"12","nothing":"null or undefined: 1"}
//! reject {"exact":"1.2.x","tag":"v1.2-beta","pair":"12","nothing":"null or undefined: 1"}
//! reject {"exact":"1.2","tag":"v1.2-beta","pair":"12","nothing":"null or undefined: 1"}
//! reject {"exact":"1.2.3","tag":"v1-beta","pair":"12","nothing":"null or undefined: 1"}
//! reject {"exact":"1.2.3","tag":"v1.2-beta","pair":"one","nothing":"null or undefined: 1"}
//! reject {"exact":"1.2.3","tag":"v1.2-beta","pair":"12","nothing":"null or : 1"}
/** A version. @tool */
export function version(
  exact: `${number}.${bigint}.${bigint}`,
  tag: `v${bigint}.${bigint}-${string}`,
  pair: `${number}${number}`,
  nothing: `${null} or ${undefined}: ${1 | 2}`,
): void {
  void [exact, tag, pair, nothing];
}
