import { Tool } from "windlass";

/** Look in the catalog. */
export class CatalogSearch extends Tool {
  override name = "catalog_search";

  call(query: string, limit = 10): string[] {
    return [query, String(limit)];
  }
}

abstract class Counted extends Tool {
  count = 0;
}

export class Counter extends Counted {
  /**
   * Count up.
   * @param by - how far
   */
  call(by: number): number {
    this.count += by;
    return this.count;
  }
}

/** Brings its own schema: not compiled. */
export class Written extends Tool {
  override parameters = { type: "object" };

  call(anything: { a: number }): number {
    return anything.a;
  }
}
