/**
 * Copyright: the harbor.
 * @packageDocumentation
 */

export const moor = tool((/** The ship. */ ship: string): string => ship);

import { tool } from "windlass";
