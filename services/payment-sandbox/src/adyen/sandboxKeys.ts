import { createHash } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';

/** The credentials that Adyen gives a merchant. Webhooks are signed with `hmacKey` (hex). */
type SandboxKeys = { apiKey: string; hmacKey: string; merchantAccount: string };

/** The keys that the sandbox gives the shop: the SHA-256 of each key's purpose and the current shared secret, in hex. */
export function sandboxKeys(secret: string): SandboxKeys {
  const derived = (use: string) =>
    createHash('sha256')
      .update(`${use} ${secretsOf(secret)[0]}`)
      .digest('hex');
  return { apiKey: derived('adyen api'), hmacKey: derived('adyen webhooks'), merchantAccount: 'FestivalShopSandbox' };
}
