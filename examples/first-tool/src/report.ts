import { type Annotated, type Integer, schemaOf } from "windlass";

/** What went wrong, and how badly. */
export interface IncidentReport {
  /** One sentence. */
  summary: string;
  /** From 1, a nuisance, to 5, nobody can work. */
  severity: Annotated<Integer, { minimum: 1; maximum: 5 }>;
  startedAt: Date;
  /** Names of the systems that failed. */
  systems: Set<string>;
}

/** What a model is asked for instead of prose. */
export const incidentReport = schemaOf<IncidentReport>();
