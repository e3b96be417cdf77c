import { registry, tool } from "windlass";

export const list = [tool((text: string): string => text)];

registry.add((text: string): string => text);
