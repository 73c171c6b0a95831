import { createHash } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';

/**
 * The keys that the stand-in of Mollie gives the shop: `test_` or `live_`, and 30 digits of the SHA-256 of
 * `mollie test ` or `mollie live ` and the current shared secret, in hex.
 */
export function mollieKeys(secret: string): { test: string; live: string } {
  const derived = (mode: string) =>
    `${mode}_${createHash('sha256')
      .update(`mollie ${mode} ${secretsOf(secret)[0]}`)
      .digest('hex')
      .slice(0, 30)}`;
  return { test: derived('test'), live: derived('live') };
}
