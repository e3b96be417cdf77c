/**
 * Find by number.
 * @param id - the number
 * @tool
 */
export function find(id: number): string;
/** Find by name. */
export function find(name: string, exact?: boolean): string;
export function find(key: number | string, exact = false): string {
  return `${key} ${exact}`;
}

export class Finder {
  look(where: "here"): string;
  /** Look far. @tool */
  look(where: "there", distance: number): string;
  look(where: string, distance = 0): string {
    return where + String(distance);
  }
}
