// Finds and completes incomplete entries of a lock file. Plain JavaScript for Node 20: it runs before anything is
// installed.
import { nameOf, unverifiedPlaces } from '../launch/installedTree.mjs';

/**
 * The entries that npm has omitted or written without a checksum, each with its path in the lock file and the spec to request from a registry.
 * Depending on the machine, npm does both with the binaries of other systems.
 */
export function incompleteEntries({ packages }) {
  const missing = Object.entries(packages).flatMap(([dependent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, dependent, name))
      .map(([name, wanted]) => ({
        place: `node_modules/${name}`,
        spec: wanted.startsWith('npm:') ? wanted.slice('npm:'.length) : `${name}@${wanted}`,
        dependent,
      })),
  );
  const unverified = unverifiedPlaces(packages).map((place) => {
    const { name = nameOf(place), version } = packages[place];
    return { place, spec: `${name}@${version}` };
  });
  const all = [...missing, ...unverified];
  return all.filter(({ place }, index) => all.findIndex((other) => other.place === place) === index);
}

/**
 * The lock file with the registry's data for these entries, in the same order; an entry is a dev dependency if all its
 * dependents are.
 */
export function completedLock(lock, entries, told) {
  const { packages } = lock;
  const added = entries.map(({ place, dependent }, index) => {
    const isDev = (packages[place] ?? packages[dependent])?.dev === true;
    return [place, { ...told[index], ...(isDev && { dev: true }), optional: true }];
  });
  const all = Object.entries({ ...packages, ...Object.fromEntries(added) });
  return { ...lock, packages: Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1))) };
}

/** Resolves as Node does: in the dependent's own packages first, then in each parent folder. */
function isLocked(packages, dependent, name) {
  const folders = dependent
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...folders].some((folder) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages);
}
