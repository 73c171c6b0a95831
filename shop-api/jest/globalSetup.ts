import { type DatabaseDoor, openDatabaseDoor } from './databaseDoor.ts';

declare global {
  var databaseDoor: DatabaseDoor | undefined;
}

export default async function globalSetup(): Promise<void> {
  globalThis.databaseDoor = await openDatabaseDoor();
}
