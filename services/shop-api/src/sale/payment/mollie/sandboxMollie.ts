import { createHash } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import type { MollieOptions } from './mollieClient.ts';

/** Options that call the sandbox instead of Mollie. Its key is derived from the secret that shop and sandbox share. */
export function sandboxMollie(sandboxUrl: string, secret: string): MollieOptions {
  const [current] = secretsOf(secret);
  const digest = createHash('sha256').update(`mollie test ${current}`).digest('hex');
  return { apiKey: `test_${digest.slice(0, 30)}`, baseUrl: `${sandboxUrl}/mollie/v2/` };
}
