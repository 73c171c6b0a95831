import { inTransaction } from '@festival/shop-api/platform/database/inTransaction';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Pool } from 'pg';
import { seal, unseal } from '../seal.ts';

/** The keys that tokens are signed with, newest first; the first start makes one. They are kept sealed with the secret. */
export async function signingKeys(pool: Pool, secret: string): Promise<JWK[]> {
  const sealed = await inTransaction(pool, async (client) => {
    // Several processes that start at once make one key between them.
    await client.query("select pg_advisory_xact_lock(hashtext('signing keys'))");
    const known = await client.query<{ sealed: string }>(
      'select sealed from sign_on.signing_keys order by created_at desc',
    );
    if (known.rows.length > 0) return known.rows.map((row) => row.sealed);
    const key = await newKey();
    const made = await seal(secret, JSON.stringify(key));
    await client.query('insert into sign_on.signing_keys (id, sealed) values ($1, $2)', [key.kid, made]);
    return [made];
  });
  return Promise.all(sealed.map(async (one) => JSON.parse(await unseal(secret, one)) as JWK));
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' };
}
