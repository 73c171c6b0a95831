import { inTransaction } from '@festival/service-kit/database/inTransaction';
import { SettingsError } from '@festival/service-kit/settings/readEnvironment';
import { calculateJwkThumbprint, errors, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Pool } from 'pg';
import { seal, unseal } from '../records/seal.ts';

/**
 * The keys that sign tokens, newest first. The first start creates one. They are stored encrypted with the current
 * secret. Throws a SettingsError for another secret.
 */
export async function signingKeys(pool: Pool, secret: string): Promise<JWK[]> {
  const sealed = await inTransaction(pool, async (client) => {
    // The lock makes sure that only one of several starting processes creates the key.
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
  return Promise.all(sealed.map((one) => opened(pool, secret, one)));
}

/**
 * Reads a stored key. A key encrypted with a former secret is encrypted again with the current one, so that the next start does not need the former
 * one.
 */
async function opened(pool: Pool, secret: string, sealed: string): Promise<JWK> {
  const { text, isFormer } = await unsealed(secret, sealed);
  const key = JSON.parse(text) as JWK;
  if (isFormer) {
    const anew = await seal(secret, text);
    await pool.query('update sign_on.signing_keys set sealed = $2 where id = $1', [key.kid, anew]);
  }
  return key;
}

async function unsealed(secret: string, sealed: string): ReturnType<typeof unseal> {
  try {
    return await unseal(secret, sealed);
  } catch (error) {
    if (!(error instanceof errors.JWEDecryptionFailed)) throw error;
    throw new SettingsError(
      'SIGN_ON_SECRET is not the secret with which the stored signing keys were encrypted: set the former secret again, or delete the rows of sign_on.signing_keys, after which everybody has to sign in again.',
    );
  }
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' };
}
