//! tool sum
//! accept {"a":1,"b":2}
//! accept {}
//! reject {"a":"1"}
//! tool tag
//! accept {"id":"i","x-a":1}
//! reject {"x-a":1}
//! reject {"id":"i","x-a":"b"}
//! reject {"id":"i","day":"tomorrow"}

/** The arguments are the entries. @tool */
export function sum({ ...values }: Record<string, number>): number {
  return Object.values(values).reduce((all, one) => all + one, 0);
}

/** Named ones, and others by what they are called. @tool @spread */
export function tag(labels: { id: string; [name: `x-${string}`]: number }): void {}

/** Every further one is a day. @tool */
export function plan({ title, ...days }: { title: string; [day: string]: string | Date }): void {}

//! tool act
//! accept {"a":"2026-01-01T00:00:00Z"}
//! reject {"a":"b"}

/** Days by their names. @tool @spread */
export function act(days: { [name: string]: Date }): void {}
