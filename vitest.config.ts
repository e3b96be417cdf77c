import { existsSync, readdirSync } from "node:fs";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const packages: string[] = readdirSync(new URL("packages", import.meta.url)).filter((name) =>
  existsSync(new URL(`packages/${name}/package.json`, import.meta.url)),
);

const perPackage: TestProjectConfiguration[] = packages.map((name) => ({
  extends: true,
  test: { name, root: `packages/${name}`, include: ["src/**/*.test.ts", "tests/**/*.test.ts"] },
}));

const types: TestProjectConfiguration = {
  extends: true,
  test: {
    name: "types",
    include: [],
    // One compiler run for the type tests of all packages. What else it finds is the business of `tsc -p tsconfig.json`.
    typecheck: {
      enabled: true,
      only: true,
      include: ["packages/*/src/**/*.test-d.ts", "packages/*/tests/**/*.test-d.ts"],
      tsconfig: "tsconfig.json",
      ignoreSourceErrors: true,
      spawnTimeout: 120_000,
    },
  },
};

export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "**/dist/**", "**/fixtures/**"],
    // Tests that run whole compilers take their time on a small machine. The limits end what hangs, they measure nothing.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    projects: [...perPackage, types, { extends: true, test: { name: "scripts", include: ["scripts/**/*.test.mjs"] } }],
  },
});
