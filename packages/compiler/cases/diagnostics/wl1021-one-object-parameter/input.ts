interface Options {
  size: number;
}

/** Draw. @tool */
export function draw(options: Options): number {
  return options.size;
}

/**
 * Draw directly.
 * @tool
 * @spread
 */
export function spread(options: Options): number {
  return options.size;
}
