import { type Exposes, findExposes } from './findExposes.ts';

/** What makes a remote: its name at run time, its folder and its exposed modules. */
export interface Remote {
  name: string;
  folder: string;
  exposes: Exposes;
}

interface RemoteOptions {
  /** Name at run time, for example `mf_tickets`: a JavaScript identifier. */
  name: string;
  /** `import.meta.dirname` of the remote's webpack.config.ts. */
  folder: string;
  /** Exposed module to file; by default one per file of `src/exposes`. */
  exposes?: Exposes;
}

/**
 * Declares a remote; a remote's `webpack.config.ts` exports the answer.
 * @throws when the name is no identifier, or there is no exposed module.
 */
export function remote({ name, folder, exposes }: RemoteOptions): Remote {
  if (!/^mf_[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error(`A remote is named like mf_tickets (lower case, underscores), not "${name}".`);
  }
  return { name, folder, exposes: exposes ?? findExposes(folder) };
}
