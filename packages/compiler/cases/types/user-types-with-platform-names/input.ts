//! tool keep
//! accept {"date":{"day":1}}
//! reject {"date":"2031-05-06T07:08:09Z"}
interface Date {
  day: number;
}

/** Keep a date of one's own. @tool */
export function keep(date: Date): void {
  void date;
}
