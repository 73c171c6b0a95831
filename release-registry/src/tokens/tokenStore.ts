import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { DataFolder } from '../disk/dataFolder.ts';
import type { Disk } from '../disk/disk.ts';
import { namesIn } from '../disk/readIfThere.ts';
import { readRecord } from '../disk/readRecord.ts';
import { recordText } from '../disk/recordText.ts';
import { replaceFile } from '../disk/replaceFile.ts';
import { isSecret, secretHash } from './isSecret.ts';
import { type Rights, rightsSchema } from './rights.ts';

/** A token as the folder has it: whose it is, what it allows, and the hash of its secret, which nobody can turn back. */
const tokenRecordSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  owner: z.string().check(z.minLength(1, 'say whose it is')),
  rights: rightsSchema,
  hash: z.string(),
  madeAt: z.iso.datetime(),
});

export type TokenRecord = z.infer<typeof tokenRecordSchema>;

/** The tokens of teams and release managers, by a file each. [FED-04] */
export type TokenStore = ReturnType<typeof tokenStore>;

export function tokenStore(folder: DataFolder, disk: Disk) {
  const fileOf = (id: string) => join(folder.tokens, `${id}.json`);
  const read = (id: string) => readRecord(fileOf(id), tokenRecordSchema);

  return {
    /** Makes a token. `token` is shown once: only its hash is stored. */
    async make(owner: string, rights: Rights, at: Date): Promise<{ token: string; record: TokenRecord }> {
      const id = randomBytes(6).toString('hex');
      const secret = randomBytes(32).toString('base64url');
      const record = { id, owner, rights, hash: secretHash(secret), madeAt: at.toISOString() };
      await replaceFile(disk, folder, fileOf(id), recordText(record));
      return { token: `${id}.${secret}`, record };
    },
    /** The record of a token that somebody presents; null if it is none. Read each time, so that an ended one ends at once. */
    async find(token: string): Promise<TokenRecord | null> {
      const [, id = '', secret = ''] = /^([0-9a-f]{12})\.([\w-]+)$/.exec(token) ?? [];
      const record = id === '' ? null : await read(id);
      return record !== null && isSecret(secret, record.hash) ? record : null;
    },
    /** Every token, by its owner. */
    async list(): Promise<TokenRecord[]> {
      const ids = (await namesIn(folder.tokens)).flatMap((name) => /^([0-9a-f]{12})\.json$/.exec(name)?.[1] ?? []);
      const records = await Promise.all(ids.map(read));
      return records.filter((record) => record !== null).sort((a, b) => a.owner.localeCompare(b.owner));
    },
    /** Ends a token; false if there is none of this id. */
    async end(id: string): Promise<boolean> {
      const file = fileOf(id);
      if ((await read(id)) === null) return false;
      await disk.remove(file);
      await disk.syncFolder(dirname(file));
      return true;
    },
  };
}
