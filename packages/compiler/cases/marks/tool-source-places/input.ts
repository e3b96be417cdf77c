import { registry, ToolRegistry, type ToolSource, tool } from "windlass";

const give = (name: string) => name;

function one(text: string): string {
  return give(text);
}

declare const maybe: ToolRegistry | undefined;
declare const late: ((n: number) => number) | undefined;
maybe?.add(function two(text: string): string {
  return text;
});
registry.add(late ?? one);

export class Kit {
  readonly #own = new ToolRegistry();
  readonly field = (n: number): number => n;

  constructor(readonly more: ToolSource) {
    this.#own.add(this.field, this.method);
  }

  method(n: number): number {
    return n;
  }

  static readonly made = registry.add(function inStatic(n: number): number {
    return n;
  });
}

export class Heir extends Kit {
  constructor() {
    super(function inSuper(n: number): number {
      return n;
    });
  }
}
class Later extends Kit {}
export const later = new Later(function inherited(n: number): number {
  return n;
});

export const held: { tools?: ToolSource } = {};
held.tools = (text: string): string => text;
export let last: ToolSource;
last = function assigned(text: string): string {
  return text;
};
held.tools ??= function logical(text: string): string {
  return text;
};

export function withDefault(
  source: ToolSource = function defaulted(text: string): string {
    return text;
  },
): ToolSource {
  return source;
}
export async function soon(): Promise<ToolSource> {
  return function returned(text: string): string {
    return text;
  };
}
export const arrow = (): ToolSource =>
  function given(text: string): string {
    return text;
  };

interface Host {
  readonly take: (source: ToolSource) => void;
  lazy(make: () => ToolSource): void;
}
declare const host: Host;
host.take(function byProperty(text: string): string {
  return text;
});
host.lazy(() => {
  return function made(text: string): string {
    return text;
  };
});
export function hand(take: (source: ToolSource) => void): void {
  take(function byParameter(text: string): string {
    return text;
  });
}

export const byName = new Map<string, ToolSource>([
  [
    "a",
    function inMap(text: string): string {
      return text;
    },
  ],
]);
export const list: ToolSource[] = [];
list.push(function pushed(text: string): string {
  return text;
});
export const options = {
  tools: { satisfied: (text: string): string => text },
} satisfies { tools: Record<string, ToolSource> };

// The library's own comments say nothing to a model.
registry.add(isNaN);

// The same function, marked by a call as well.
registry.add(tool(one));
