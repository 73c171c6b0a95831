import { bareDatabase } from '@festival/shop-api/testing/testDatabase';
import type { StoragePlaces } from '../openStorage.ts';
import { s3Server } from './s3Server.ts';

declare global {
  /** The kind of store that a Jest project selects for its registries; by default the folder. */
  var registryStore: keyof typeof stores | undefined;
}

type TestStore = { places: StoragePlaces; drop: () => Promise<void> };

/** The storage of the registries in tests. The same tests run with each kind: `registryStore` of a Jest project selects it. */
const stores = {
  folder: async (data: string): Promise<TestStore> => ({ places: { data }, drop: async () => {} }),
  'postgresql and s3': async (data: string): Promise<TestStore> => {
    const { url, drop } = await bareDatabase();
    return { places: { data, databaseUrl: url, files: await s3Server() }, drop };
  },
};

const open = new Map<string, Promise<TestStore>>();

/** The store of the registries that share a data folder. */
export function testStore(data: string): Promise<TestStore> {
  const store = open.get(data) ?? stores[globalThis.registryStore ?? 'folder'](data);
  open.set(data, store);
  return store;
}

/** Removes every store of a test whose registries are closed. */
export async function dropTestStores(): Promise<void> {
  const dropped = [...open.values()];
  open.clear();
  for (const store of dropped) await (await store).drop();
}
