import { type WaitingRelease, waitingReleaseSchema } from './waitingRelease.ts';
import { waitingStore } from './waitingStore.ts';

const asked: Omit<WaitingRelease, 'number'> = {
  brand: 'solstrand',
  change: { kind: 'activate', changes: { mf_tickets: { version: '1.1.0' } } },
  parent: 1,
  asked: { by: 'bob', account: 'bob', at: '2026-11-20T12:00:00.000Z' },
  reason: 'larger cards',
  before: {},
  after: {},
  needsApproval: true,
  state: 'waiting',
};

/** Records in memory that list which of them were read. */
function memory() {
  const kept = new Map<string, unknown>();
  const read: string[] = [];
  const records = {
    read: async (path: string) => {
      read.push(path);
      return waitingReleaseSchema.parse(kept.get(path));
    },
    replace: async (path: string, record: unknown) => void kept.set(path, record),
    remove: async (path: string) => void kept.delete(path),
    names: async (folder: string) =>
      [...kept.keys()].filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length + 1)),
  };
  return { records: records as unknown as Parameters<typeof waitingStore>[0], read };
}

test('listing the waiting releases reads each ended one only once [FED-04]', async () => {
  const { records, read } = memory();
  const store = waitingStore(records);
  const first = await store.add(asked);
  await store.add(asked);
  await store.keep({ ...first, state: 'cancelled', ended: '2026-11-20T13:00:00.000Z' });
  const numbers = async () => (await store.open('solstrand')).map(({ number }) => number);
  expect(await numbers()).toEqual([2]);
  read.splice(0);
  expect(await numbers()).toEqual([2]);
  expect(read).toEqual(['waiting/solstrand/00000002']);
  expect((await store.list('solstrand')).map(({ number }) => number)).toEqual([2, 1]);
});
