import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';

/** The steps that two remotes bring, in sentences: a shop's address can show only one of them. */
export function stepConflicts(versions: readonly Pick<RemoteVersion, 'name' | 'steps'>[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { name: remote, steps = [] } of versions) {
    for (const { name } of steps) owners.set(name, (owners.get(name) ?? new Set()).add(remote));
  }
  return [...owners].flatMap(([step, remotes]) =>
    remotes.size > 1
      ? [`${[...remotes].join(' and ')} bring the same step ${step}: one of them has to name it otherwise`]
      : [],
  );
}
