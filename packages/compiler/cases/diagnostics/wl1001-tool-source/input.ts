import { registry, Tool } from "windlass";

class Base {
  name = "base";
  shout(text: string): string {
    return text.toUpperCase();
  }
}

class Loud extends Tool {
  call(text: string): string {
    return text;
  }
}

const key = "computed";

registry.add(Base, Loud);
registry.add(
  class {
    static shout(text: string): string {
      return text;
    }
  },
);
registry.add({
  [key](text: string): string {
    return text;
  },
  inherited(): string {
    return super.toString();
  },
  get lazy(): (text: string) => string {
    return (text) => text;
  },
});
// Without a name.
registry.add((text: string) => text);
