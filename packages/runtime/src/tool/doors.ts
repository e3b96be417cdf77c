/** How to configure each door of the compiler: the one place where the runtime says it. */
export const DOORS_HELP = `Configure one of the plugin's doors, and build again:
  tspc     tsconfig.json: "compilerOptions": { "plugins": [{ "transform": "@windlass/compiler/tspc", "transformProgram": true }] }, then build with \`tspc\`
  Vite     vite.config.ts: import windlass from "@windlass/compiler/vite"; export default { plugins: [windlass()] }
  esbuild  build({ plugins: [windlass()] }) with import windlass from "@windlass/compiler/esbuild"`;
