// What goes wrong elsewhere: "Maximum call stack size exceeded" on an anonymous recursive union.
//! tool evalRule
//! accept {"rule":{"all":[{"leaf":"a"},{"not":{"all":[]}}]}}
//! reject {"rule":{"all":[{"not":"a"}]}}
type Rule = { leaf: string } | { not: Rule } | { all: Rule[] };

/**
 * Evaluate a rule.
 * @tool
 */
export function evalRule(rule: Rule): boolean {
  return "leaf" in rule;
}
