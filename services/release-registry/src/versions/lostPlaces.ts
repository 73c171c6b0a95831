import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';

type Version = Pick<RemoteVersion, 'name' | 'version' | 'places'>;

const placesOf = (versions: readonly Version[]): Set<string> =>
  new Set(versions.flatMap(({ places = {} }) => Object.keys(places)));

/**
 * The shell's places that versions filled but the next versions of the same remotes leave empty, in sentences. Places
 * of a remote that leaves the release completely are not listed, since they show that they are empty.
 */
export function lostPlaces(before: readonly Version[], next: readonly Version[]): string[] {
  const filled = placesOf(next);
  return next.flatMap(({ name, version }) =>
    [...placesOf(before.filter((former) => former.name === name))]
      .filter((place) => !filled.has(place))
      .map(
        (place) =>
          `${name}@${version} no longer fills the place ${place}, nor does another remote: declare it in its places`,
      ),
  );
}
