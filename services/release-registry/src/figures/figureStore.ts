import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { versionSchema } from '@festival/release-contracts/package/version';
import { addCounted } from '@festival/release-contracts/release/addVisits';
import { type CanaryVisits, laneVisitsSchema, salesSchema } from '@festival/release-contracts/release/canaryVisits';
import type { VitalsByStep } from '@festival/release-contracts/release/visitVitals';
import * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';

const hourSchema = z.extend(laneVisitsSchema, salesSchema.shape);
type Hour = z.infer<typeof hourSchema>;

/** The day of a brand: remote → version → hour of the day, such as `09` → figures. */
const daySchema = z.record(remoteNameSchema, z.record(versionSchema, z.record(z.string(), hourSchema)));
type Day = z.infer<typeof daySchema>;

/** Number of days that are kept, and the maximum number of characters of one brand's day. */
const keptDays = 14;
const mostOfDay = 512 * 1024;

/** The figures of each version in each hour of the last 14 days, by brand. They are stored, so they survive a restart of the registry. [BYD-08] */
export type FigureStore = ReturnType<typeof figureStore>;

export function figureStore(records: Records, now: () => Date) {
  const pathOf = (brand: string, day: string) => `figures/${brand}/${day}`;
  /** Counts since the last save, by the path of their day. */
  const pending = new Map<string, Day>();

  const keep = (path: string, day: Day) => void pending.set(path, addCounted(pending.get(path) ?? {}, day));

  const read = async (path: string): Promise<Day> => (await records.read(path, daySchema)) ?? {};

  async function store(path: string): Promise<void> {
    const day = pending.get(path);
    if (day === undefined) return;
    pending.delete(path);
    try {
      await records.replace(path, bounded(addCounted(await read(path), day)));
    } catch (error) {
      keep(path, day);
      throw error;
    }
  }

  const firstKept = () => new Date(now().getTime() - (keptDays - 1) * 86_400_000).toISOString().slice(0, 10);

  async function forgetOld(brand: string): Promise<void> {
    for (const day of await records.names(`figures/${brand}`))
      if (day < firstKept()) await records.remove(pathOf(brand, day));
  }

  return {
    /** Adds the counts that a host has reported. */
    count(brand: string, { trials, sales = {} }: CanaryVisits): void {
      const at = now().toISOString();
      const hour = at.slice(11, 13);
      const none = { orders: 0, cents: 0 };
      const day = Object.entries(trials).map(([remote, { pin, stable, canary }]) => {
        const lanes = [[pin.stable, stable] as const, ...(pin.canary ? [[pin.canary, canary] as const] : [])];
        const versions = lanes.map(([version, visits]) => [
          version,
          { [hour]: { ...visits, vitals: ofAllSteps(visits.vitals), ...none, ...sales[remote]?.[version] } },
        ]);
        return [remote, Object.fromEntries(versions)];
      });
      keep(pathOf(brand, at.slice(0, 10)), Object.fromEntries(day));
    },
    /** Saves the counts in a turn, since other registries may save to the same day. */
    async flush(): Promise<void> {
      const paths = [...pending.keys()];
      for (const path of paths) await records.inTurn(() => store(path));
      for (const [, brand = ''] of paths.map((path) => path.split('/'))) await forgetOld(brand);
    },
    /** The hours of a remote's versions at a brand, the oldest first; each is named by its beginning. */
    async of(brand: string, remote: string): Promise<Record<string, (Hour & { at: string })[]>> {
      const stored = await records.names(`figures/${brand}`);
      const counted = [...pending.keys()].filter((path) => path.startsWith(pathOf(brand, '')));
      const known = new Set([...stored, ...counted.map((path) => path.slice(-'2026-11-20'.length))]);
      const days = [...known].filter((day) => day >= firstKept()).sort();
      const versions: Record<string, (Hour & { at: string })[]> = {};
      for (const day of days) {
        const path = pathOf(brand, day);
        const whole = addCounted(await read(path), pending.get(path) ?? {});
        for (const [version, hours] of Object.entries(whole[remote] ?? {})) {
          const sorted = Object.entries(hours).sort(([one], [other]) => (one < other ? -1 : 1));
          const ofDay = sorted.map(([hour, counts]) => ({ ...counts, at: `${day}T${hour}:00:00.000Z` }));
          versions[version] = [...(versions[version] ?? []), ...ofDay];
        }
      }
      return versions;
    },
  };
}

/** Combines the measures of all steps, since an hour's measures are stored without the step. */
function ofAllSteps(vitals: VitalsByStep): VitalsByStep {
  const all = Object.values(vitals).reduce(addCounted, {});
  return Object.keys(all).length === 0 ? {} : { all };
}

/** Shrinks the record of a day that is too large: it drops the measures first, then the versions with the fewest visits. */
function bounded(day: Day): Day {
  if (sizeOf(day) <= mostOfDay) return day;
  const plain = mapHours(day, (hour) => ({ ...hour, vitals: {} }));
  const visitsOf = (hours: Record<string, Hour>) => Object.values(hours).reduce((sum, { visits }) => sum + visits, 0);
  const versions = Object.entries(plain)
    .flatMap(([remote, all]) => Object.entries(all).map(([version, hours]) => ({ remote, version, hours })))
    .sort((one, other) => visitsOf(other.hours) - visitsOf(one.hours));
  let rest = plain;
  while (sizeOf(rest) > mostOfDay && versions.length > 1) {
    versions.length = Math.floor(versions.length / 2);
    rest = {};
    for (const { remote, version, hours } of versions) rest[remote] = { ...rest[remote], [version]: hours };
  }
  return rest;
}

const sizeOf = (day: Day): number => JSON.stringify(day).length;

const mapHours = (day: Day, change: (hour: Hour) => Hour): Day =>
  Object.fromEntries(
    Object.entries(day).map(([remote, versions]) => [
      remote,
      Object.fromEntries(
        Object.entries(versions).map(([version, hours]) => [
          version,
          Object.fromEntries(Object.entries(hours).map(([name, hour]) => [name, change(hour)])),
        ]),
      ),
    ]),
  );
