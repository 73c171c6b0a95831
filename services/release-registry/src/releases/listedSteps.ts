import type { Release } from '@festival/release-contracts/release/release';
import * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';
import { incomingVersions } from './incomingVersions.ts';
import type { Stores } from './stores.ts';

/** The steps that the shops of each brand list, as hosts have seen on the pages of visitors. */
export type ListedSteps = ReturnType<typeof listedSteps>;

/** Days for which a step counts as listed after a host has reported it. */
const daysKept = 14;

/** Step → the last day on which a host has reported it. */
const toldSchema = z.record(z.string(), z.string());

export function listedSteps(records: Records, now: () => Date) {
  const pathOf = (brand: string) => `listed-steps/${brand}`;
  const dayBefore = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString().slice(0, 10);

  async function listed(brand: string): Promise<Record<string, string>> {
    const told = Object.entries((await records.read(pathOf(brand), toldSchema)) ?? {});
    return Object.fromEntries(told.filter(([, day]) => day >= dayBefore(daysKept)));
  }

  return {
    async add(brand: string, steps: readonly string[]): Promise<void> {
      const [known, today] = [await listed(brand), dayBefore(0)];
      if (steps.every((step) => known[step] === today)) return;
      await records.replace(pathOf(brand), { ...known, ...Object.fromEntries(steps.map((step) => [step, today])) });
    },
    /**
     * The new steps of a release that no shop of its brand lists, in sentences. Empty for a brand's first release. [STP-06,
     * FED-04]
     */
    async notices(
      { versions }: Pick<Stores, 'versions'>,
      next: Pick<Release, 'brand' | 'pins'>,
      current: Release | null,
    ): Promise<string[]> {
      if (current === null) return [];
      const known = await listed(next.brand);
      const isKnown = Object.keys(known).length > 0;
      const missing = (step: string) =>
        isKnown
          ? `No shop of ${next.brand} that had visitors in the last ${daysKept} days lists the step ${step}`
          : `No host has reported yet whether a shop of ${next.brand} lists the step ${step}`;
      const found = incomingVersions(next, current).map(async ([remote, version]) => {
        const stable = current.pins[remote]?.stable;
        const before = stable === undefined ? null : await versions.find(remote, stable);
        const had = new Set(before?.steps?.map(({ name }) => name));
        return ((await versions.find(remote, version))?.steps ?? [])
          .filter(({ name, formerNames = [], isInEveryShop }) => {
            const isSeen = isInEveryShop || [name, ...formerNames].some((one) => known[one] !== undefined);
            return !isSeen && !had.has(name);
          })
          .map(({ name }) => `${missing(name)} of ${remote}@${version}: visitors see it once a shop’s file lists it.`);
      });
      return (await Promise.all(found)).flat();
    },
  };
}
