import { join } from 'node:path';
import { migrateSchema } from '@festival/service-kit/database/migrateSchema';

/** Migrates the registry's schema, which may share a database with a shop API. @throws DatabaseStartError for a database of a newer release. */
export const migrateRegistry = (databaseUrl: string): Promise<void> =>
  migrateSchema(databaseUrl, { folder: join(import.meta.dirname, 'migrations'), schema: 'registry' });
