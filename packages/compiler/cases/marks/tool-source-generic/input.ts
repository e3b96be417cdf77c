import type { ToolSource } from "windlass";

declare function use<T extends ToolSource>(source: T): T;
declare function useAll<const T extends readonly ToolSource[]>(sources: T): T;
declare function useEach<T extends ToolSource[]>(...sources: T): T;
declare function useNamed<T extends Record<string, ToolSource>>(options: { tools: T }): T;
declare function identity<T>(value: T): T;
declare class Kit<T extends ToolSource> {
  constructor(source: T);
  add(more: T): void;
}

/** Searches. */
function search(query: string): string[] {
  return [query];
}

use(function one(text: string): string {
  return text;
});
useAll([search, function two(text: string): string {
  return text;
}]);
useEach(search, function three(text: string): string {
  return text;
});
useNamed({
  tools: {
    four: (text: string): string => text,
    five(text: string): string {
      return text;
    },
  },
});
new Kit(function six(text: string): string {
  return text;
});
new Kit<ToolSource>(search).add(function seven(text: string): string {
  return text;
});
identity(function none(text: string): string {
  return text;
});
