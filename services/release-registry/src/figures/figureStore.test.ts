import { noVisits } from '@festival/release-contracts/release/addVisits';
import type { VitalCounts } from '@festival/release-contracts/release/visitVitals';
import type { Records } from '../storage/records.ts';
import { figureStore } from './figureStore.ts';

/** Records in memory. The first `failing` writes fail. */
function someRecords(failing = 0) {
  const kept = new Map<string, unknown>();
  let failures = failing;
  const records = {
    read: async (path: string) => kept.get(path) ?? null,
    async replace(path: string, record: unknown) {
      failures -= 1;
      if (failures >= 0) throw new Error('the disk is full');
      kept.set(path, record);
    },
    remove: async (path: string) => void kept.delete(path),
    names: async (folder: string) =>
      [...kept.keys()].filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1)),
    inTurn: <Value>(task: () => Promise<Value>) => task(),
  };
  return { kept, records: records as unknown as Records };
}

const at = (hour: number) => () => new Date(Date.UTC(2026, 10, 20, hour));
const counts: VitalCounts = Object.fromEntries(Array.from({ length: 96 }, (_, bucket) => [bucket, 1_000]));
const vitals = { tickets: { inp: counts, lcp: counts, cls: counts, long: counts } };

const report = (version: string, visits: number) => ({
  trials: {
    mf_tickets: { pin: { stable: version }, stable: { ...noVisits, visits, vitals }, canary: noVisits },
  },
});

test('the record of a day has a size limit: first its measures are dropped, then the versions with the fewest visits [BYD-08]', async () => {
  const { kept, records } = someRecords();
  const size = () => JSON.stringify(kept.get('figures/solstrand/2026-11-20')).length;
  for (let hour = 0; hour < 24; hour += 1) {
    const store = figureStore(records, at(hour));
    for (let nr = 0; nr < 200; nr += 1) store.count('solstrand', report(`1.0.${nr}`, nr + 1));
    await store.flush();
    expect(size()).toBeLessThanOrEqual(512 * 1024);
  }
  const versions = await figureStore(records, at(23)).of('solstrand', 'mf_tickets');
  expect(versions['1.0.199']).toHaveLength(24);
  expect(versions['1.0.0']?.length ?? 0).toBeLessThan(24);
});

test('figures are not lost if saving fails, and days older than the limit are removed [BYD-08]', async () => {
  const { kept, records } = someRecords(1);
  kept.set('figures/solstrand/2026-11-06', {});
  const store = figureStore(records, at(10));
  store.count('solstrand', report('1.0.0', 5));
  await expect(store.flush()).rejects.toThrow('the disk is full');
  store.count('solstrand', report('1.0.0', 2));
  await store.flush();
  const [hour] = (await figureStore(records, at(11)).of('solstrand', 'mf_tickets'))['1.0.0'] ?? [];
  expect(hour?.visits).toBe(7);
  expect([...kept.keys()]).toEqual(['figures/solstrand/2026-11-20']);
});
