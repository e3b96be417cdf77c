import { schemaOf } from "windlass";

interface Report {
  title?: string;
}

export const title = schemaOf<Report["title"]>();
export const fine = schemaOf<NonNullable<Report["title"]>>();
