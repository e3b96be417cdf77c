import { schemaOf } from "windlass";

interface Booking {
  from: Date;
  page: URL;
  seats: Set<number>;
  names: Map<string, Date>;
  prices: Map<number, bigint>;
  ticket?: Uint8Array;
  note: Date | string;
}

export const booking = schemaOf<Booking>();
export const date = schemaOf<Date>();
export const dates = schemaOf<Date[]>();
export const either = schemaOf<Date | number | { at: Date }>();
