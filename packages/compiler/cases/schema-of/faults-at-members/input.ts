import { schemaOf } from "windlass";

interface Report {
  title: string;
  meta: {
    clock: symbol;
    run: () => void;
    log?: () => void;
    any: unknown;
  };
  lines: { made: Promise<string> }[];
}

class Account {
  name = "";
  open(): void {}
}

export const report = schemaOf<Report>();
export const account = schemaOf<Account>();
export const nothing = schemaOf<undefined>();
export const call = schemaOf<() => void>();
export const anything = schemaOf<any>();
export const promise = schemaOf<Promise<Report>>();
export const empty = schemaOf<void>();
export const never = schemaOf<never>();
export const later = schemaOf<() => Report>();
