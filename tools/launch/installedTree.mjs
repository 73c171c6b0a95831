// Compares what npm has installed with the lock file. Plain JavaScript for Node 20: it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Why the packages in `root` have to be installed, as a sentence; null when node_modules matches the lock file. Every
 * install by npm writes its result to node_modules/.package-lock.json.
 */
export function whyInstall(root) {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!installed) return 'There is no finished install yet.';
  const foreign = Object.keys(installed).find((place) => !isForThisSystem(installed[place]));
  if (foreign) return `node_modules comes from another system: it holds ${nameOf(foreign)}.`;
  const differences = differencesOf(lockedPackages(root), installed, (place) => existsSync(join(root, place)));
  if (differences.length === 0) return null;
  const more = differences.length > 3 ? `, and ${differences.length - 3} more` : '';
  return `node_modules is not what package-lock.json says: ${differences.slice(0, 3).join(', ')}${more}.`;
}

/** The packages in the lock file without a checksum: npm could not verify their download. */
export const unverifiedPackages = (root) => unverifiedPlaces(lockedPackages(root)).map(nameOf);

/** The paths of packages in a lock file that have no checksum. */
export const unverifiedPlaces = (packages) =>
  Object.keys(packages).filter((place) => isInstalledPlace(place) && !isVerified(packages[place]));

const isVerified = ({ integrity, link, inBundle }) => Boolean(integrity || link || inBundle);

/** A workspace is listed by its own folder, and needs no install. */
const isInstalledPlace = (place) => place.includes('node_modules/');

function differencesOf(locked, installed, isThere) {
  const missing = [];
  for (const [place, wanted] of Object.entries(locked)) {
    if (!isInstalledPlace(place)) continue;
    const found = installed[place];
    // npm omits optional packages, such as the binaries of other systems.
    if (!found && wanted.optional) continue;
    if (!found || !isThere(place)) missing.push(`${nameOf(place)} is missing`);
    else if (found.version !== wanted.version)
      missing.push(`${nameOf(place)} is ${found.version} and should be ${wanted.version}`);
    else if (
      found.integrity !== wanted.integrity ||
      found.link !== wanted.link ||
      (wanted.link && found.resolved !== wanted.resolved)
    )
      missing.push(`${nameOf(place)} comes from elsewhere`);
  }
  const surplus = Object.keys(installed).filter((place) => isInstalledPlace(place) && !locked[place]);
  return [...missing, ...surplus.map((place) => `${nameOf(place)} should not be there`)];
}

/** The name of the package at a path. */
export const nameOf = (place) => place.split('node_modules/').at(-1);

const isForThisSystem = ({ os, cpu }) => isAmong(os, process.platform) && isAmong(cpu, process.arch);

/** Matches like npm's lists: `linux` allows one, `!win32` excludes one. */
const isAmong = (list, own) =>
  !list ||
  (!list.includes(`!${own}`) &&
    (list.includes(own) || list.includes('any') || list.every((one) => one.startsWith('!'))));

const lockedPackages = (root) => {
  const packages = readPackages(join(root, 'package-lock.json'));
  if (!packages) throw new Error('package-lock.json cannot be read: restore it with `git checkout package-lock.json`.');
  return packages;
};

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}
