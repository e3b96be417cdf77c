//! tool take
//! accept {"narrowed":{"id":"i","v":1,"tags":["a"]},"many":{"id":"i","tags":[],"z":1,"own":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","list":[],"more":{"t":"x","list":["y"]}},"picked":{"id":"i"},"fromAlias":{"id":"i","tags":[],"more":1,"x":1},"open":{"k":1,"any":[]},"either":{"id":"i","tags":["b"]}}
//! reject {"narrowed":{"id":"i","v":"1","tags":["a"]},"many":{"id":"i","tags":[],"z":1,"own":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","list":[],"more":{"t":"x","list":[]}},"picked":{"id":"i"},"fromAlias":{"id":"i","tags":[],"more":1,"x":1},"open":{"k":1},"either":{"id":"i","tags":[]}}
//! reject {"narrowed":{"id":"i","v":1,"tags":[]},"many":{"id":"i","tags":[],"z":1,"own":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","list":[],"more":{"t":"x","list":[]}},"picked":{"id":"i"},"fromAlias":{"id":"i","tags":[],"more":1,"x":1},"open":{"k":1},"either":{"id":"i","tags":[]}}
//! reject {"narrowed":{"id":"i","v":1,"tags":["a"]},"many":{"id":"i","tags":[],"own":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","list":[],"more":{"t":"x","list":[]}},"picked":{"id":"i"},"fromAlias":{"id":"i","tags":[],"more":1,"x":1},"open":{"k":1},"either":{"id":"i","tags":[]}}
//! reject {"narrowed":{"id":"i","v":1,"tags":["a"]},"many":{"id":"i","tags":[],"z":1,"own":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","list":["x"],"more":{"t":"x","list":[]}},"picked":{"id":"i"},"fromAlias":{"id":"i","tags":[],"more":1,"x":1},"open":{"k":1},"either":{"id":"i","tags":[]}}
//! reject {"narrowed":{"id":"i","v":1,"tags":["a"]},"many":{"id":"i","tags":[],"z":1,"own":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","list":[],"more":{"t":"x","list":[]}},"picked":{"id":"i","tags":[]},"fromAlias":{"id":"i","tags":[],"more":1,"x":1},"open":{"k":1},"either":{"id":"i","tags":[]}}
//! reject {"narrowed":{"id":"i","v":1,"tags":["a"]},"many":{"id":"i","tags":[],"z":1,"own":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","list":[],"more":{"t":"x","list":[]}},"picked":{"id":"i"},"fromAlias":{"id":"i","tags":[],"x":1},"open":{"k":1},"either":{"id":"i","tags":[]}}
//! reject {"narrowed":{"id":"i","v":1,"tags":["a"]},"many":{"id":"i","tags":[],"z":1,"own":"2031-05-06T07:08:09Z"},"generic":{"t":"2031-05-06T07:08:09Z","list":[],"more":{"t":"x","list":[]}},"picked":{"id":"i"},"fromAlias":{"id":"i","tags":[],"more":1,"x":1},"open":{"k":2},"either":{"id":"i","tags":[]}}
interface Base {
  /** Who it is. */
  id: string;
  v?: string | number;
  tags: string[];
}
interface Narrowed extends Base {
  v: number;
  tags: ["a"];
}
interface Many extends Base, Omit<{ z: 1; id: "q" }, "id"> {
  own: Date;
}
interface GenericBase<T> {
  t: T;
  list: T[];
}
interface Generic extends GenericBase<Date> {
  more: GenericBase<string>;
}
interface Picked extends Pick<Base, "id"> {}
type Alias = Base & { more: 1 };
interface FromAlias extends Alias {
  x: 1;
}
interface Open extends Record<string, unknown> {
  k: 1;
}

/** What is inherited counts as one's own; what is narrowed is narrow. @tool */
export function take(
  narrowed: Narrowed,
  many: Many,
  generic: Generic,
  picked: Picked,
  fromAlias: FromAlias,
  open: Open,
  either: Base | Narrowed,
): void {
  void [narrowed, many, generic, picked, fromAlias, open, either];
}
