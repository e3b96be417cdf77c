import { tool } from "windlass";

export const list = [tool((text: string): string => text)];
