import { type Declaration, declarationErrors } from '@festival/release-contracts/package/declarationErrors';
import type { ModuleTypes } from '@festival/release-contracts/package/moduleTypes';
import type { ExposedTypes } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { Places } from '@festival/shared-contracts/step/places';
import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import { type Exposes, findExposes } from './findExposes.ts';
import { typesOf } from './typesOf.ts';

/** The definition of a remote: its name at run time, its folder, its exposed modules, and its declarations. */
export interface Remote {
  name: string;
  folder: string;
  exposes: Exposes;
  /** The remote's steps, its places and the types of its modules, as in the manifest of a version; missing if it has none. */
  declared: Declaration;
}

interface RemoteOptions {
  /** Name at run time, for example `mf_tickets`: a JavaScript identifier. */
  name: string;
  /** `import.meta.dirname` of the file that declares the remote. */
  folder: string;
  /** Exposed module to file; by default one per file of `src/exposes`. */
  exposes?: Exposes;
  /** The steps that the remote provides; none by default. */
  steps?: readonly StepDeclaration[];
  /** The places of the shell that the remote fills, each by an exposed module; none by default. */
  places?: Places;
  /** The types of each exposed module's input, by name. */
  exposed?: ExposedTypes;
}

/**
 * Declares a remote; a remote's `remote.config.ts` exports the result.
 * @throws when the name is not an identifier, there is no exposed module, or with a sentence for each error in its declarations [FED-10].
 */
export function remote({ name, folder, exposed, steps, places, ...options }: RemoteOptions): Remote {
  if (!/^mf_[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error(`A remote is named like mf_tickets (lower case, underscores), not "${name}".`);
  }
  const exposes = options.exposes ?? findExposes(folder);
  const declared: Declaration = {
    ...(steps && { steps: [...steps] }),
    ...(places && { places }),
    ...(exposed && { types: typesOf(exposed) }),
  };
  const errors = [...declarationErrors(declared, exposes), ...undeclared(exposes, declared.types)];
  if (errors.length > 0) throw new Error([`${name} declares what can't be shown:`, ...errors].join('\n  '));
  return { name, folder, exposes, declared };
}

/** If a remote declares types, it must declare the types of all its modules; texts have a common type. */
const undeclared = (exposes: Exposes, types: ModuleTypes | undefined): string[] =>
  types === undefined
    ? []
    : Object.keys(exposes)
        .filter((name) => !name.startsWith('./texts/') && !Object.hasOwn(types, name))
        .map((name) => `the type of ${name} is not declared: add it to src/exposed.ts`);
