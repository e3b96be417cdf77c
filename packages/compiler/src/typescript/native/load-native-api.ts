import { createRequire } from "node:module";
import type { NativeApi } from "./native-api.js";

/**
 * Loads the compiler API of the TypeScript 7 that a project has installed. The API is an ES module; it is loaded with
 * `require`, which Node does from 20.19 on, so that opening a project stays synchronous.
 *
 * @param place - The package's entry file, as it was resolved from the project.
 * @param version - The package's version, for messages.
 * @throws Error when this version has no API, or one that this adapter does not know.
 */
export function loadNativeApi(place: string, version: string): NativeApi {
  const require = createRequire(place);
  try {
    const api = require("typescript/unstable/sync") as Omit<NativeApi, "SyntaxKind">;
    const ast = require("typescript/unstable/ast") as Pick<NativeApi, "SyntaxKind">;
    if (typeof api.API.prototype.updateSnapshot === "function") return { ...api, SyntaxKind: ast.SyntaxKind };
  } catch (error) {
    if (!isMissing(error)) throw unknownApi(version, error);
  }
  throw unknownApi(version);
}

/** 7.1 has moved its API to `typescript/sync`, under other names. */
function unknownApi(version: string, cause?: unknown): Error {
  const why = cause instanceof Error ? ` (${cause.message})` : "";
  return new Error(
    `TypeScript ${version} has no compiler API that Windlass knows${why}. Windlass knows TypeScript 5.9, 6.0 and 7.0. Install one of these: npm i -D typescript@7.0`,
    { cause },
  );
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ERR_PACKAGE_PATH_NOT_EXPORTED" || code === "MODULE_NOT_FOUND";
}
