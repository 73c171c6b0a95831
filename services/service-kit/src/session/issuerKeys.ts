import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** The issuer's keys can't be fetched, or its discovery document names another issuer. */
class IssuerAway extends Error {
  override readonly name = 'IssuerAway';
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(5_000),
  });
  const found = z.safeParse(discoverySchema, answer.ok ? await answer.json() : null);
  if (!found.success || found.data.issuer.replace(/\/$/, '') !== issuer)
    throw new Error(`its discovery document can't be fetched (status ${answer.status})`);
  return createRemoteJWKSet(new URL(found.data.jwks_uri), { timeoutDuration: 5_000 });
}

/** The public keys of an issuer, discovered with the first token and cached. An unknown key is fetched. */
export function issuerKeys(issuer: string): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | null = null;
  return async (header, token) => {
    keys ??= discover(issuer).catch((error: Error) => {
      keys = null;
      throw new IssuerAway(`The issuer ${issuer} can not be asked for its keys: ${error.message}`, { cause: error });
    });
    return (await keys)(header, token);
  };
}
