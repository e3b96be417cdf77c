/** What we ask of a published package beyond what the linters know. */

/**
 * @typedef {object} Packed
 * @property {Record<string, any>} manifest its package.json, as packed
 * @property {Map<string, string>} files texts by path within the package
 *
 * @typedef {object} Expected
 * @property {string} license text of the workspace's licence
 * @property {(path: string) => boolean} hasSource whether a file exists in the package's folder of the workspace
 */

/**
 * The faults of a package's contents, one sentence each.
 * @param {Packed} packed
 * @param {Expected} expected
 * @returns {string[]}
 */
export function contentFaults({ manifest, files }, { license, hasSource }) {
  return [
    ...[...files.keys()].flatMap((path) => pathFaults(path, hasSource)),
    ...[...files].flatMap(([path, text]) => (path.endsWith(".js.map") ? mapFaults(path, text) : [])),
    ...dependencyFaults(manifest),
    ...textFaults(manifest, files, license),
  ];
}

/**
 * @param {string} path
 * @param {Expected["hasSource"]} hasSource
 */
function pathFaults(path, hasSource) {
  if (["package.json", "README.md", "LICENSE", "DIAGNOSTICS.md", "ERRORS.md", "tsdoc.json"].includes(path)) return [];
  // A command's first file is plain JavaScript, so that it is there to be linked before anything is built.
  if (/^bin\/[\w-]+\.js$/.test(path)) return [];
  if (!path.startsWith("dist/"))
    return [`${path} is packed, but only dist, README.md and LICENSE should be (see "files").`];
  if (path.endsWith(".tsbuildinfo")) return [`${path} is packed: it is of use to the build alone.`];
  if (/(^|\/)(tests|fixtures|cases)\/|\.test(-d)?\./.test(path)) return [`${path} is packed: tests stay at home.`];
  const stem = path.match(/^dist\/(.*?)(\.d\.ts|\.js)(\.map)?$/)?.[1];
  if (stem !== undefined && !hasSource(`src/${stem}.ts`) && !hasSource(`src/${stem}.tsx`)) {
    return [`${path} has no source any more: delete dist and build again.`];
  }
  return [];
}

/** Sources are not packed, so a map without their text leads a debugger nowhere. */
function mapFaults(path, text) {
  const { sources, sourcesContent } = JSON.parse(text);
  return sourcesContent?.length === sources.length ? [] : [`${path} lacks the text of its sources (inlineSources).`];
}

/** Exact versions: what was tested together is installed together. Peers are the user's own and may be ranges. */
function dependencyFaults(manifest) {
  return Object.entries({ ...manifest.dependencies, ...manifest.optionalDependencies }).flatMap(([name, version]) =>
    /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ? [] : [`the dependency ${name} is "${version}", not an exact version.`],
  );
}

/**
 * @param {Packed["manifest"]} manifest
 * @param {Packed["files"]} files
 * @param {string} license
 */
function textFaults(manifest, files, license) {
  const faults = [];
  if (files.get("LICENSE") !== license) faults.push("LICENSE is missing or differs from the one at the root.");
  if ((files.get("README.md") ?? "").length < 200) faults.push("README.md is missing or says nothing.");
  if (manifest.engines?.node !== ">=20.19") faults.push('engines.node is not ">=20.19".');
  for (const [name, path] of Object.entries(manifest.bin ?? {})) {
    if (!files.get(path.replace(/^\.\//, ""))?.startsWith("#!/usr/bin/env node\n")) {
      faults.push(`the command ${name} (${path}) is missing or does not begin with "#!/usr/bin/env node".`);
    }
  }
  return faults;
}
