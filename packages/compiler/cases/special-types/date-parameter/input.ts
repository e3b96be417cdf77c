// What goes wrong elsewhere: Date becomes an object of methods; a time without a zone is accepted or refused at random.
//! tool schedule
//! accept {"start":"2031-05-06T07:08:09Z","days":[]}
//! accept {"start":"2031-05-06T07:08:09.5+02:00","days":["2031-05-06T00:00:00Z"]}
//! reject {"start":"tomorrow","days":[]}
//! reject {"start":1935817689,"days":[]}
//! reject {"start":"2031-13-06T07:08:09Z","days":[]}

/**
 * Schedule a meeting.
 * @tool
 */
export function schedule(start: Date, days: Date[], end?: Date): string {
  return `${[start, ...days].every((d) => d instanceof Date)} ${start.getTime()} ${end?.getTime() ?? ""}`.trim();
}
