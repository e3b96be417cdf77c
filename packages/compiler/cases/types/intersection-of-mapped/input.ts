// What goes wrong elsewhere: An intersection of two mapped types keeps only the second half.
//! tool reserveBerth
//! accept {"berth":{"code":"A1","length":12,"keeper":"Io","tide":3}}
//! reject {"berth":{"keeper":"Io","tide":3}}
interface Berth { code: string; length: number; keeper: null; tide: null }
type Merge<Low, High> = { [P in Exclude<keyof Low, keyof High>]: Low[P] } & { [P in keyof High]: High[P] };
type StaffedBerth = Merge<Berth, { keeper: string; tide: number }>;

/**
 * Reserve a berth in the harbor.
 * @param berth - the berth to reserve
 * @tool
 */
export function reserveBerth(berth: StaffedBerth): string {
  return berth.code + berth.keeper;
}
