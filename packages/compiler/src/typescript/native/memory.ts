/** Remembers the server's answers within one state of the project: each costs a trip to another process. */
export interface Memory {
  /** The answer to a question about the type, symbol or node of that key; asked once. */
  recall<T>(question: string, key: unknown, ask: () => T): T;
  forget(): void;
}

export function memory(): Memory {
  const answers = new Map<string, Map<unknown, unknown>>();
  return {
    recall<T>(question: string, key: unknown, ask: () => T): T {
      const known = answers.get(question) ?? new Map<unknown, unknown>();
      answers.set(question, known);
      if (known.has(key)) return known.get(key) as T;
      const answer = ask();
      known.set(key, answer);
      return answer;
    },
    forget: () => answers.clear(),
  };
}
