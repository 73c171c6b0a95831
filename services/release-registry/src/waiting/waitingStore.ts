import type { Records } from '../storage/records.ts';
import { type WaitingRelease, waitingReleaseSchema } from './waitingRelease.ts';

/** The number of releases per brand that are kept after they no longer wait. */
const mostEnded = 100;

/** Each brand's waiting releases, and the last ones that no longer wait, in numbered records. */
export type WaitingStore = ReturnType<typeof waitingStore>;

export function waitingStore(records: Records) {
  const pathOf = (brand: string, number: number) => `waiting/${brand}/${String(number).padStart(8, '0')}`;
  const find = (brand: string, number: number) => records.read(pathOf(brand, number), waitingReleaseSchema);

  /** Paths of releases that no longer wait. They never wait again. */
  const ended = new Set<string>();

  /** The numbers of a brand's stored releases, the newest first. */
  async function numbers(brand: string): Promise<number[]> {
    const names = await records.names(`waiting/${brand}`);
    return names
      .filter((name) => /^\d{8}$/.test(name))
      .map(Number)
      .sort((a, b) => b - a);
  }

  async function listed(brand: string, isWanted: (path: string) => boolean): Promise<WaitingRelease[]> {
    const wanted = (await numbers(brand)).filter((number) => isWanted(pathOf(brand, number)));
    const found = await Promise.all(wanted.map((number) => find(brand, number)));
    return found.filter((one) => one !== null);
  }

  /** All stored releases of a brand, the newest first. */
  const list = (brand: string) => listed(brand, () => true);

  return {
    find,
    list,
    numbers,
    /** The releases of a brand that still wait, the newest first. Each ended one is read only once. */
    async open(brand: string): Promise<WaitingRelease[]> {
      const found = await listed(brand, (path) => !ended.has(path));
      for (const { number, state } of found) if (state !== 'waiting') ended.add(pathOf(brand, number));
      return found.filter(({ state }) => state === 'waiting');
    },
    /** The brands with stored releases. */
    brands: () => records.names('waiting'),
    /** Stores a release under the next number; calls take turns, so that none is overwritten. */
    async add(asked: Omit<WaitingRelease, 'number'>): Promise<WaitingRelease> {
      const known = await list(asked.brand);
      const waiting = { ...asked, number: (known[0]?.number ?? 0) + 1 };
      await records.replace(pathOf(asked.brand, waiting.number), waiting);
      for (const old of known.filter(({ state }) => state !== 'waiting').slice(mostEnded)) {
        await records.remove(pathOf(old.brand, old.number));
      }
      return waiting;
    },
    keep: (waiting: WaitingRelease) => records.replace(pathOf(waiting.brand, waiting.number), waiting),
  };
}
