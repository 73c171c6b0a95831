import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const randomSecret = () => randomBytes(32).toString('base64url');

/** A secret of this data folder, created at its first use and stored there: services of one shop share it. */
export const secretOf = (dataFolder: string, name: string, make: () => string = randomSecret): string => {
  const file = join(dataFolder, 'secrets', name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(join(dataFolder, 'secrets'), { recursive: true, mode: 0o700 });
  const secret = make();
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
};
