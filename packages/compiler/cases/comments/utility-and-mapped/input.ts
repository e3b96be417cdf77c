interface Ship {
  /**
   * Its name.
   * @minLength 1
   */
  name: string;
  /** In tons. @minimum 0 @default 5 */
  tons?: number;
  /** Where it lies. */
  readonly berth: { /** Number. */ id: number };
}

type Texts<T> = { [K in keyof T]: string };
type Nullable<T> = { [K in keyof T]: T[K] | null };
interface Box<T> {
  /** What is in it. @minimum 1 */
  value: T;
}

/** Comments go with their properties; nothing comes from the library. @tool */
export function comments(
  pick: Pick<Ship, "name" | "tons">,
  partial: Partial<Ship>,
  omit: Omit<Ship, "berth"> & { /** Extra. */ extra: boolean },
  required: Required<Readonly<Ship>>,
  texts: Texts<Ship>,
  nullable: Nullable<Pick<Ship, "tons">>,
  record: Record<"a" | "b", string>,
  box: Box<number>,
  other: Box<string>,
): void {
  void [pick, partial, omit, required, texts, nullable, record, box, other];
}
