/** Takes away what was installed and built: the checkout is as it was when it was cloned. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { workspaceFolders } from "./install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

for (const folder of [".", ...workspaceFolders()]) {
  for (const name of ["node_modules", "dist"]) rmSync(join(root, folder, name), { recursive: true, force: true });
}
