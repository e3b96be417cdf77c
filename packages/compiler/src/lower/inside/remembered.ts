/** The same function, asked once about each object. `count` numbers the objects in the order in which they come. */
export function remembered<Key extends object, Value>(answer: (key: Key, count: number) => Value): (key: Key) => Value {
  const answers = new Map<Key, Value>();
  return (key) => {
    const before = answers.get(key);
    if (before !== undefined || answers.has(key)) return before as Value;
    const value = answer(key, answers.size);
    answers.set(key, value);
    return value;
  };
}
