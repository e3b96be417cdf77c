import type { NativeProgramAndChecker, NativeServer, NativeSnapshot } from "./native-api.js";

/** The states of a project, one after the other. A state is made when it is asked for, from all changes until then. */
export interface Snapshots {
  current(): NativeProgramAndChecker;
  changed(file: string): void;
  created(file: string): void;
  /** Any file may have changed. */
  changedAll(): void;
}

/**
 * @param server - The server that holds the states.
 * @param configFile - The configuration of the project.
 * @param onChange - Called when a state has taken the place of another.
 */
export function snapshots(server: NativeServer, configFile: string, onChange: () => void): Snapshots {
  const changed = new Set<string>();
  const created = new Set<string>();
  let isAllChanged = false;
  let snapshot: NativeSnapshot | undefined;

  const next = (before: NativeSnapshot): NativeSnapshot => {
    const fileChanges = isAllChanged
      ? { invalidateAll: true as const }
      : { changed: [...changed], created: [...created] };
    const after = server.updateSnapshot({ fileChanges });
    before.dispose();
    onChange();
    return after;
  };
  return {
    current: () => {
      if (!snapshot) snapshot = server.updateSnapshot({ openProjects: [configFile] });
      else if (isAllChanged || changed.size > 0 || created.size > 0) snapshot = next(snapshot);
      changed.clear();
      created.clear();
      isAllChanged = false;
      const opened = snapshot.getProject(configFile);
      if (!opened) throw new Error(`TypeScript gave no program for ${configFile}.`);
      return opened;
    },
    changed: (file) => changed.add(file),
    created: (file) => created.add(file),
    changedAll: () => {
      isAllChanged = true;
    },
  };
}
