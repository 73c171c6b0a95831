import { addCounted } from '@festival/release-contracts/release/addVisits';
import { byNetworks, type ErrorGroup } from '@festival/release-contracts/release/visitErrors';
import type { Records } from '../storage/records.ts';
import { type KeptError, versionErrorsSchema } from './versionFigures.ts';

/**
 * Limits: the days for which an error is kept after it was last seen, the number of different errors per version, and
 * the number of versions with errors per remote.
 */
const keptDays = 14;
const mostErrors = 50;
const mostVersions = 40;

/** The errors of each version, equal ones grouped, with the times when they were first and last seen. They contain no personal data. [BYD-08] */
export type ErrorStore = ReturnType<typeof errorStore>;

export function errorStore(records: Records, now: () => Date) {
  const pathOf = (remote: string, version: string) => `errors/${remote}/${version}`;
  /** Reports of hosts since the last save, by the path of their version. */
  const pending = new Map<string, KeptError[]>();

  const read = async (path: string): Promise<KeptError[]> =>
    (await records.read(path, versionErrorsSchema))?.errors ?? [];

  const isRecent = ({ lastAt }: KeptError): boolean => Date.parse(lastAt) > now().getTime() - keptDays * 86_400_000;

  async function store(path: string): Promise<void> {
    const told = pending.get(path);
    if (told === undefined) return;
    pending.delete(path);
    try {
      const errors = merged([...(await read(path)), ...told]).filter(isRecent);
      await records.replace(path, { errors });
    } catch (error) {
      pending.set(path, merged([...told, ...(pending.get(path) ?? [])]));
      throw error;
    }
  }

  /** Removes versions without a recent error, and the versions with the oldest errors if there are too many. */
  async function forgetOld(remote: string): Promise<void> {
    const paths = (await records.names(`errors/${remote}`)).map((version) => pathOf(remote, version));
    const last = await Promise.all(
      paths.map(async (path) => ({ path, at: (await read(path)).filter(isRecent)[0]?.lastAt ?? '' })),
    );
    const kept = last.sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, mostVersions);
    for (const one of last) if (one.at === '' || !kept.includes(one)) await records.remove(one.path);
  }

  return {
    /** Adds a host's report about a brand's pages. */
    add(brand: string, groups: readonly ErrorGroup[] = []): void {
      const at = now().toISOString();
      for (const group of groups) {
        const path = pathOf(group.remote, group.version);
        const one = { ...group, brands: { [brand]: group.count }, firstAt: at, lastAt: at };
        pending.set(path, merged([...(pending.get(path) ?? []), one]));
      }
    },
    /** Saves the reports in a turn, since other registries may save errors of the same version. */
    async flush(): Promise<void> {
      const paths = [...pending.keys()];
      for (const path of paths) await records.inTurn(() => store(path));
      for (const remote of new Set(paths.map((path) => path.split('/')[1] ?? ''))) await forgetOld(remote);
    },
    /** A version's errors, the most recent first. */
    async of(remote: string, version: string): Promise<KeptError[]> {
      const path = pathOf(remote, version);
      return merged([...(await read(path)), ...(pending.get(path) ?? [])]).filter(isRecent);
    },
  };
}

/**
 * Groups equal errors, the most recent first. At the limit the errors that the most networks have remain, then the most
 * recent ones: an error of one visitor never displaces one that many have.
 */
function merged(errors: readonly KeptError[]): KeptError[] {
  const byKey = new Map<string, KeptError>();
  for (const error of errors) {
    const key = JSON.stringify([error.kind, error.message, error.frames[0]]);
    const known = byKey.get(key);
    byKey.set(key, known === undefined ? error : both(known, error));
  }
  const newest = [...byKey.values()].sort(byTime);
  return newest.length <= mostErrors ? newest : newest.toSorted(byNetworks).slice(0, mostErrors).sort(byTime);
}

const byTime = (one: KeptError, other: KeptError): number => (one.lastAt < other.lastAt ? 1 : -1);

function both(one: KeptError, other: KeptError): KeptError {
  const counts = ({ count, networks = 1, browsers, steps, brands }: KeptError) => ({
    ...{ count, networks },
    ...{ browsers, steps, brands },
  });
  const [firstAt = '', , , lastAt = ''] = [one.firstAt, one.lastAt, other.firstAt, other.lastAt].sort();
  return { ...one, ...addCounted(counts(one), counts(other)), firstAt, lastAt };
}
