/** Lines of a stack trace that somebody put into a message. */
const STACK_LINES = /\n\s+at .*(?=\n|$)/g;
const FILE_URL = /file:\/\/[^\s'")]+/g;
const WINDOWS_PATH = /\b[A-Za-z]:\\[^\s'"<>|:*?]+/g;
/** Absolute paths below the usual folders of a system; `/v1/users` and the like are no files. */
const POSIX_PATH =
  /(?<![\w:/.~-])\/(?:Applications|Library|System|Users|Volumes|app|bin|dev|etc|home|lib|media|mnt|opt|private|proc|root|run|sbin|snap|srv|sys|tmp|usr|var|workspace)\/[^\s'"`)<>:,;]+/g;

/** A message without what tells about the machine: of file paths only the name of the file is left, lines of a stack trace go. */
export function withoutPaths(message: string): string {
  return message
    .replace(STACK_LINES, "")
    .replace(FILE_URL, fileName)
    .replace(WINDOWS_PATH, fileName)
    .replace(POSIX_PATH, fileName);
}

function fileName(path: string): string {
  const name = path.split(/[/\\]/).findLast((part) => part !== "") ?? "";
  return `…/${name}`;
}
