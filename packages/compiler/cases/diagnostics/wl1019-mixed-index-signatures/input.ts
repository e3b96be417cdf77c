interface Diary {
  [day: `d-${string}`]: Date;
  [note: `n-${string}`]: string;
}

/**
 * Read a diary.
 * @param diary - days and notes
 * @tool
 */
export function readDiary(diary: Diary): number {
  return Object.keys(diary).length;
}
