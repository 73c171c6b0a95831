import path from 'node:path';
import { migrateSchema } from '@festival/service-kit/database/migrateSchema';

/** Migrates the sign-on's schema, which may share a database with a shop API. Throws a DatabaseStartError for a database of a newer release. */
export const migrateSignOn = (databaseUrl: string): Promise<void> =>
  migrateSchema(databaseUrl, { folder: path.join(import.meta.dirname, 'migrations'), schema: 'sign_on' });
