import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';
import { isSecret, secretHash } from './isSecret.ts';
import { type Rights, rightsSchema } from './rights.ts';

/** A token as it is stored: its owner, its rights, and the hash of its secret, which can't be reversed. */
const tokenRecordSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  owner: z.string().check(z.minLength(1, 'say whose it is')),
  rights: rightsSchema,
  hash: z.string(),
  madeAt: z.iso.datetime(),
});

export type TokenRecord = z.infer<typeof tokenRecordSchema>;

/** The tokens of teams and release managers, one record each. [FED-04] */
export type TokenStore = ReturnType<typeof tokenStore>;

export function tokenStore(records: Records) {
  const pathOf = (id: string) => `tokens/${id}`;
  const read = (id: string) => records.read(pathOf(id), tokenRecordSchema);

  return {
    /** Makes a token. `token` is shown once: only its hash is stored. */
    async make(owner: string, rights: Rights, at: Date): Promise<{ token: string; record: TokenRecord }> {
      const id = randomBytes(6).toString('hex');
      const secret = randomBytes(32).toString('base64url');
      const record = { id, owner, rights, hash: secretHash(secret), madeAt: at.toISOString() };
      await records.replace(pathOf(id), record);
      return { token: `${id}.${secret}`, record };
    },
    /** The record of a presented token; null if it is not valid. */
    async find(token: string): Promise<TokenRecord | null> {
      const [, id = '', secret = ''] = /^([0-9a-f]{12})\.([\w-]+)$/.exec(token) ?? [];
      const record = id === '' ? null : await read(id);
      return record !== null && isSecret(secret, record.hash) ? record : null;
    },
    /** Every token, sorted by owner. */
    async list(): Promise<TokenRecord[]> {
      const ids = (await records.names('tokens')).filter((name) => /^[0-9a-f]{12}$/.test(name));
      const found = await Promise.all(ids.map(read));
      return found.filter((record) => record !== null).sort((a, b) => a.owner.localeCompare(b.owner));
    },
    /** Ends a token; false if there is none with this id. */
    async end(id: string): Promise<boolean> {
      if ((await read(id)) === null) return false;
      await records.remove(pathOf(id));
      return true;
    },
  };
}
