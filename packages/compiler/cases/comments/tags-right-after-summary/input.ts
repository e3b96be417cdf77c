// What goes wrong elsewhere: No blank line before (or one blank line after) the parameter section: every parameter description is lost.

/**
 * Look up a recipe.
 * @param dish - name of the dish,
 *   in any language
 *
 * @param servings -
 *   how many people eat
 *
 * @tool
 */
export function findRecipe(dish: string, servings: number): string {
  return dish + servings;
}
