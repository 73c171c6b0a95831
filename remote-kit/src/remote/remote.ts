import {
  type StepDeclaration,
  type StepInput,
  stepDeclarationSchema,
} from '@festival/shared-contracts/package/stepDeclaration';
import { z } from 'zod';
import { type Exposes, findExposes } from './findExposes.ts';

/** The declaration of a remote: its name at run time, its folder, its exposed modules and its steps. */
export interface Remote {
  name: string;
  folder: string;
  exposes: Exposes;
  /** Its steps, for the shops that list them. */
  steps: StepDeclaration[];
}

interface RemoteOptions {
  /** Name at run time, for example `mf_tickets`: a JavaScript identifier. */
  name: string;
  /** `import.meta.dirname` of the file that declares the remote. */
  folder: string;
  /** Exposed module to file; by default one per file of `src/exposes`. */
  exposes?: Exposes;
  /** Its own steps, in addition to the shell's route table; none by default. */
  steps?: readonly StepInput[];
}

/**
 * Declares a remote; a remote's `remote.config.ts` exports the result.
 * @throws when the name is not an identifier, a step is invalid, or there is no exposed module.
 */
export function remote({ name, folder, exposes, steps = [] }: RemoteOptions): Remote {
  if (!/^mf_[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error(`A remote is named like mf_tickets (lower case, underscores), not "${name}".`);
  }
  return { name, folder, exposes: exposes ?? findExposes(folder), steps: z.array(stepDeclarationSchema).parse(steps) };
}
