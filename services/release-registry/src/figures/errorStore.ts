import { addCounted } from '@festival/release-contracts/release/addVisits';
import type { ErrorGroup } from '@festival/release-contracts/release/visitErrors';
import type { Records } from '../storage/records.ts';
import { type KeptError, versionErrorsSchema } from './versionFigures.ts';

/** Days after its last time that an error is kept, different errors of a version, and versions of a remote with errors. */
const keptDays = 14;
const mostErrors = 50;
const mostVersions = 40;

/** The errors of each version, alike ones together, by when they were first and last seen: nothing in them is anybody's. [BYD-08] */
export type ErrorStore = ReturnType<typeof errorStore>;

export function errorStore(records: Records, now: () => Date) {
  const pathOf = (remote: string, version: string) => `errors/${remote}/${version}`;
  /** What hosts have told since it was last stored, by the path of its version. */
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

  /** Removes versions without a recent error, and those with the oldest where there are too many. */
  async function forgetOld(remote: string): Promise<void> {
    const paths = (await records.names(`errors/${remote}`)).map((version) => pathOf(remote, version));
    const last = await Promise.all(
      paths.map(async (path) => ({ path, at: (await read(path)).filter(isRecent)[0]?.lastAt ?? '' })),
    );
    const kept = last.sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, mostVersions);
    for (const one of last) if (one.at === '' || !kept.includes(one)) await records.remove(one.path);
  }

  return {
    /** Adds what a host has told of a brand's pages since its last report. */
    add(brand: string, groups: readonly ErrorGroup[] = []): void {
      const at = now().toISOString();
      for (const group of groups) {
        const path = pathOf(group.remote, group.version);
        const one = { ...group, brands: { [brand]: group.count }, firstAt: at, lastAt: at };
        pending.set(path, merged([...(pending.get(path) ?? []), one]));
      }
    },
    /** Stores what was told. Others may store errors of the same version, so it takes its turn. */
    async flush(): Promise<void> {
      const paths = [...pending.keys()];
      for (const path of paths) await records.inTurn(() => store(path));
      for (const remote of new Set(paths.map((path) => path.split('/')[1] ?? ''))) await forgetOld(remote);
    },
    /** A version's errors, the last seen first. */
    async of(remote: string, version: string): Promise<KeptError[]> {
      const path = pathOf(remote, version);
      return merged([...(await read(path)), ...(pending.get(path) ?? [])]).filter(isRecent);
    },
  };
}

/** Alike errors as one, the last seen first, and no more than are kept. */
function merged(errors: readonly KeptError[]): KeptError[] {
  const byKey = new Map<string, KeptError>();
  for (const error of errors) {
    const key = JSON.stringify([error.kind, error.message, error.frames[0]]);
    const known = byKey.get(key);
    byKey.set(key, known === undefined ? error : both(known, error));
  }
  return [...byKey.values()].sort((one, other) => (one.lastAt < other.lastAt ? 1 : -1)).slice(0, mostErrors);
}

function both(one: KeptError, other: KeptError): KeptError {
  const counts = ({ count, browsers, steps, brands }: KeptError) => ({ count, browsers, steps, brands });
  const [firstAt = '', , , lastAt = ''] = [one.firstAt, one.lastAt, other.firstAt, other.lastAt].sort();
  const [former, latest] = one.lastAt > other.lastAt ? [other, one] : [one, other];
  const visit = latest.visit ?? former.visit;
  return { ...one, ...addCounted(counts(one), counts(other)), firstAt, lastAt, ...(visit !== undefined && { visit }) };
}
