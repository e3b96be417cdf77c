/**
 * Sound the horn. Ask ops@dock.example, see {@link Horn | the horn}, [the chart]{@link Chart} or {@link https://dock.example/horn}.
 * The `@deprecated` tag of `{@link Horn}` is text, and so is \@tool or
 * @dock/horn, a package.
 *
 * 1. short
 * 2. long
 *    and longer
 *
 * | signal | blasts |
 * |--------|--------|
 * | leave  | 1      |
 *
 * ~~~
 * @Horn({ blasts: 1 })
 *
 *   sound()
 * ~~~
 * {@inheritDoc Horn}
 *
 * @remarks Loud.
 *
 * ```ts
 * // @param none
 * ```
 *
 * Very {@code loud @ night}.
 * @see the harbor rules
 * @throws {Error} when there is no air
 * @privateRemarks never shown
 * @typeParam T - never shown
 * @template T never shown
 * @since 1.0
 * @harbor never shown: a tag that nobody knows
 * @param {number} [blasts=1] - How often.
 *
 * Never more than five:
 * - one to leave
 * - five for danger
 * @return {Promise<string>} - what was heard
 * @internal
 * @tool
 */
export async function sound(blasts = 1): Promise<string> {
  return "toot".repeat(blasts);
}

/**
No stars here.

  - a list
    - in a list

```
if (a) {
  b();
}
```
@param text - without
  stars
@tool
*/
export function bare(text: string): string {
  return text;
}
