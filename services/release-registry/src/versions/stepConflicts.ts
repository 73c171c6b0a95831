import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';

type Version = Pick<RemoteVersion, 'name' | 'steps' | 'places'>;

/** The names that several remotes declare, each with these remotes. */
function sharedNames(versions: readonly Version[], namesIn: (version: Version) => string[]): [string, string[]][] {
  const owners = new Map<string, Set<string>>();
  for (const version of versions)
    for (const name of namesIn(version)) owners.set(name, (owners.get(name) ?? new Set()).add(version.name));
  return [...owners].flatMap(([name, remotes]): [string, string[]][] =>
    remotes.size > 1 ? [[name, [...remotes]]] : [],
  );
}

/**
 * Steps that two remotes declare and places that two remotes fill, in sentences. An address or a place can show only
 * one remote.
 */
export const stepConflicts = (versions: readonly Version[]): string[] => [
  ...sharedNames(versions, ({ steps = [] }) =>
    steps.flatMap(({ name, formerNames = [] }) => [name, ...formerNames]),
  ).map(
    ([step, remotes]) => `${remotes.join(' and ')} bring the same step ${step}: one of them has to name it otherwise`,
  ),
  ...sharedNames(versions, ({ places = {} }) => Object.keys(places)).map(
    ([place, remotes]) => `${remotes.join(' and ')} fill the same place ${place}: one of them has to leave it`,
  ),
];
