import { type Doors, findDoors } from './findDoors.ts';

/** What makes a remote: its name at run time, its folder and its doors. */
export interface Remote {
  name: string;
  folder: string;
  doors: Doors;
}

interface RemoteSettings {
  /** Name at run time, for example `mf_tickets`: a JavaScript identifier. */
  name: string;
  /** `import.meta.dirname` of the remote's webpack.config.ts. */
  folder: string;
  /** Door to file; by default one per file of `src/exposes`. */
  doors?: Doors;
}

/**
 * Declares a remote; a remote's `webpack.config.ts` exports the answer.
 * @throws when the name is no identifier, or there is no door.
 */
export function remote({ name, folder, doors }: RemoteSettings): Remote {
  if (!/^mf_[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error(`A remote is named like mf_tickets (lower case, underscores), not "${name}".`);
  }
  return { name, folder, doors: doors ?? findDoors(folder) };
}
