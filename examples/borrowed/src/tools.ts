// Functions that nobody wrote to be tools. Their names, types and comments come from the packages' declarations.
import * as dates from "date-fns";
import * as versions from "semver";
import { tool } from "windlass";

export const addDays = tool(dates.addDays);
export const differenceInDays = tool(dates.differenceInDays);
export const getDaysInMonth = tool(dates.getDaysInMonth);
export const intervalToDuration = tool(dates.intervalToDuration);
export const isBefore = tool(dates.isBefore);
export const isLeapYear = tool(dates.isLeapYear);
export const isWeekend = tool(dates.isWeekend);
export const formatDate = tool({ name: "formatDate" }, dates.lightFormat);
export const latestDate = tool({ name: "latestDate" }, dates.max);

export const cleanVersion = tool({ name: "cleanVersion" }, versions.clean);
export const compareVersions = tool({ name: "compareVersions" }, versions.compare);
export const diffVersions = tool({ name: "diffVersions" }, versions.diff);
export const maxSatisfying = tool(versions.maxSatisfying);
export const satisfies = tool(versions.satisfies);
export const validRange = tool(versions.validRange);
