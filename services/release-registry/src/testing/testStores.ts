import { bareDatabase } from '@festival/shop-api/testing/testDatabase';
import pg from 'pg';
import type { StoragePlaces } from '../openStorage.ts';
import { s3Server } from './s3Server.ts';

declare global {
  /** Where a Jest project's registries keep their files; by default in a folder. */
  var registryFiles: 'folder' | 's3' | undefined;
}

const open = new Map<string, Promise<StoragePlaces>>();

/** Databases of earlier tests of this process, without records. */
const free: string[] = [];

async function places(data: string): Promise<StoragePlaces> {
  const databaseUrl = free.pop() ?? (await bareDatabase()).url;
  return { databaseUrl, data, ...(globalThis.registryFiles === 's3' && { files: await s3Server() }) };
}

/** The store of the registries that share a data folder. */
export function testStore(data: string): Promise<StoragePlaces> {
  const store = open.get(data) ?? places(data);
  open.set(data, store);
  return store;
}

/** Empties the databases of a test whose registries are closed, for the next test. The server of the run ends with it. */
export async function emptyTestStores(): Promise<void> {
  const used = [...open.values()];
  open.clear();
  for (const store of used) {
    const { databaseUrl } = await store;
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('truncate registry.records');
    await client.end();
    free.push(databaseUrl);
  }
}
