// What goes wrong elsewhere: A default that is not a literal is printed as source text, or makes the parameter required; a default can refer to an earlier parameter.
const LIMITS = { page: 25 } as const;
let made = 0;
const nextId = (): string => `cut-${++made}`;

/**
 * Cut a plank.
 * @tool
 */
export function cut(width: number, height = width * 2, limit: number = LIMITS.page, id = nextId(), marks: number[] = [], on: Date = new Date()): string {
  marks.push(limit);
  return [height, id, marks.length, on.getTime() > 0].join(" ");
}
