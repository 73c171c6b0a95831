import type { Records } from '../storage/records.ts';
import { type WaitingRelease, waitingReleaseSchema } from './waitingRelease.ts';

/** The number of releases per brand that are kept after they no longer wait. */
const mostEnded = 100;

/** Each brand's waiting releases, and the last ones that no longer wait, in numbered records. */
export type WaitingStore = ReturnType<typeof waitingStore>;

export function waitingStore(records: Records) {
  const pathOf = (brand: string, number: number) => `waiting/${brand}/${String(number).padStart(8, '0')}`;
  const find = (brand: string, number: number) => records.read(pathOf(brand, number), waitingReleaseSchema);

  /** All stored releases of a brand, the newest first. */
  async function list(brand: string): Promise<WaitingRelease[]> {
    const numbers = (await records.names(`waiting/${brand}`))
      .filter((name) => /^\d{8}$/.test(name))
      .map(Number)
      .sort((a, b) => b - a);
    const found = await Promise.all(numbers.map((number) => find(brand, number)));
    return found.filter((one) => one !== null);
  }

  return {
    find,
    list,
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
