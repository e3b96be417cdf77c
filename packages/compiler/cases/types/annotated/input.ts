import type { Annotated, Format, Integer, Pattern } from "windlass";

//! tool book
//! accept {"seats":2,"day":"2026-12-01","name":null,"note":{"any":1},"guest":{"name":"Al","age":3},"klass":"first","window":true,"rows":[1],"ports":[80],"id":"ab"}
//! reject {"seats":2.5,"day":"2026-12-01","name":null,"note":0,"guest":{"name":"Al","age":3},"klass":"first","window":true,"rows":[1],"ports":[80],"id":"ab"}
//! reject {"seats":2,"day":"tomorrow","name":null,"note":0,"guest":{"name":"Al","age":3},"klass":"first","window":true,"rows":[1],"ports":[80],"id":"ab"}
//! reject {"seats":2,"day":"2026-12-01","name":"","note":0,"guest":{"name":"Al","age":3},"klass":"first","window":true,"rows":[1],"ports":[80],"id":"ab"}
//! reject {"seats":2,"day":"2026-12-01","name":null,"note":0,"guest":{"name":"Al","age":3},"klass":"first","window":true,"rows":[],"ports":[80],"id":"ab"}
//! reject {"seats":2,"day":"2026-12-01","name":null,"note":0,"guest":{"name":"Al","age":3},"klass":"first","window":true,"rows":[1],"ports":[0],"id":"ab"}
type Port = Annotated<number, { minimum: 1; maximum: 65535; description: "A port." }>;

interface Guest {
  name: Annotated<string, "Full name.">;
  /** The property's own comment wins. */
  age: Annotated<Integer, "In years.">;
  language?: Annotated<"de" | "en", "Spoken language.">;
}

/**
 * Book seats.
 *
 * @param seats - `@param` wins over `Annotated`.
 * @tool
 */
export function book(
  seats: Annotated<Integer, { description: "How many."; minimum: 1; examples: [2, 4] }>,
  day: Annotated<Format<"date">, "The day.">,
  name: Annotated<string | null, { description: "Null where nobody is named."; minLength: 1 }>,
  note: Annotated<unknown, "Anything.">,
  guest: Annotated<Guest, "Who comes.">,

  klass: Annotated<"first" | "second", "The class."> | undefined,
  window: Annotated<boolean, "A seat at the window.">,
  rows: Annotated<number[], { minItems: 1; uniqueItems: true }>,
  ports: Port[],
  id: Pattern<"^[a-z]+$">,
  when: Annotated<Date, { title: "Moment" }> = new Date(),
  either?: Annotated<string, "A text."> | Annotated<number, { minimum: 3 }>,
  level: Annotated<"low" | "high", { default: "low"; deprecated: true }>[] = [],
): void {}
