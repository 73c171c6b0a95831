import { openSharedDatabase, type SharedDatabase } from './sharedDatabase.ts';

declare global {
  var sharedDatabase: SharedDatabase | undefined;
}

export default async function globalSetup(): Promise<void> {
  globalThis.sharedDatabase = await openSharedDatabase();
}
