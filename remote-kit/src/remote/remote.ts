import { type Places, placesSchema } from '@festival/shared-contracts/step/places';
import { type StepDeclaration, stepDeclarationSchema } from '@festival/shared-contracts/step/stepDeclaration';
import { z } from 'zod';
import { type Exposes, findExposes } from './findExposes.ts';

/** What makes a remote: its name at run time, its folder, its exposed modules, its steps and its places. */
export interface Remote {
  name: string;
  folder: string;
  exposes: Exposes;
  /** The steps that it brings to shops. */
  steps: StepDeclaration[];
  /** The places of the shell that it fills. */
  places: Places;
}

interface RemoteOptions {
  /** Name at run time, for example `mf_tickets`: a JavaScript identifier. */
  name: string;
  /** `import.meta.dirname` of the file that declares the remote. */
  folder: string;
  /** Exposed module to file; by default one per file of `src/exposes`. */
  exposes?: Exposes;
  /** The steps that it brings to shops; none by default. */
  steps?: readonly StepDeclaration[];
  /** The places of the shell that it fills, each by an exposed module; none by default. */
  places?: Places;
}

/**
 * Declares a remote; a remote's `remote.config.ts` exports the answer.
 * @throws when the name is no identifier, a step or a place is none, or there is no exposed module.
 */
export function remote({ name, folder, exposes, steps = [], places = {} }: RemoteOptions): Remote {
  if (!/^mf_[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error(`A remote is named like mf_tickets (lower case, underscores), not "${name}".`);
  }
  return {
    name,
    folder,
    exposes: exposes ?? findExposes(folder),
    steps: z.array(stepDeclarationSchema).parse(steps),
    places: placesSchema.parse(places),
  };
}
