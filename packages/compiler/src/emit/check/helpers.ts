/** Ready-made functions, written into the checks that use them. */
export type Helper = "O" | "H" | "K" | "D" | "U";

/** Their texts, in the order in which they are written. */
export const HELPERS: Readonly<Record<Helper, string>> = {
  // A plain object. Others may carry inherited properties, which are not the model's: the explaining pass looks closely.
  O: "O=d=>{if(typeof d!='object'||d===null)return false;const p=Object.getPrototypeOf(d);return p===Object.prototype||p===null}",
  // Whether the object itself has the property.
  H: "H=(d,k)=>Object.prototype.hasOwnProperty.call(d,k)",
  // Whether the object has just so many properties, and inherits none that a loop would meet.
  K: "K=(d,n)=>{for(const k in d){if(!H(d,k))return false;n--}return n===0}",
  // Whether a text that begins with a date names a day that its month has.
  D: "D=s=>{const y=+s.slice(0,4),m=+s.slice(5,7);return+s.slice(8,10)<=(m!==2?30+(m>7?m+1:m)%2:y%4!==0||y%100===0&&y%400!==0?28:29)}",
  // Whether all items differ. Structures are left to the explaining pass.
  U: "U=d=>{const s=new Set;for(let i=0;i<d.length;i++){const x=d[i];if(typeof x=='object'&&x!==null&&d.length>1)return false;s.add(x)}return s.size===d.length}",
};

/** Which helpers a helper calls. */
export const CALLS: Readonly<Partial<Record<Helper, readonly Helper[]>>> = { K: ["H"] };
