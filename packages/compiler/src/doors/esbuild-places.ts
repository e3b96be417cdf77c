import type { EsbuildPlugin } from "unplugin";

type Build = Parameters<EsbuildPlugin["setup"]>[0];
type Loaded = Awaited<ReturnType<Parameters<Build["onLoad"]>[1]>>;
type Message = NonNullable<NonNullable<Loaded>["errors"]>[number];

/**
 * The plugin with the source line in the places of its messages. What goes through unplugin loses it, and esbuild, which
 * prints each place with its line, would show an empty one.
 */
export function withLineTexts(plugin: EsbuildPlugin): EsbuildPlugin {
  const setup: EsbuildPlugin["setup"] = (build) =>
    plugin.setup({
      ...build,
      onLoad: (options, load) => build.onLoad(options, async (args) => withLines(await load(args))),
    });
  return { ...plugin, setup };
}

function withLines(loaded: Loaded): Loaded {
  if (!loaded) return loaded;
  const { errors = [], warnings = [] } = loaded;
  return { ...loaded, errors: errors.map(withLine), warnings: warnings.map(withLine) };
}

/** `detail` holds what was told beside the message. */
function withLine({ detail, ...message }: Message): Message {
  const { lineText, length } = (detail ?? {}) as { readonly lineText?: string; readonly length?: number };
  if (!message.location || lineText === undefined) return { ...message, detail };
  const { column = 0 } = message.location;
  const end = column + (length ?? 0);
  const location = { column: bytes(lineText.slice(0, column)), length: bytes(lineText.slice(column, end)), lineText };
  return { ...message, location: { ...message.location, ...location } };
}

/** esbuild counts columns in bytes. */
function bytes(text: string): number {
  return Buffer.byteLength(text);
}
