import { createHash } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import type { AdyenOptions } from './adyenOptions.ts';

/** Options that call the sandbox instead of Adyen. Its keys are derived from the secret that shop and sandbox share. */
export function sandboxAdyen(sandboxUrl: string, secret: string): AdyenOptions {
  const hmacKey = secretsOf(secret)
    .map((one) => sandboxKeys(one).hmacKey)
    .join();
  return { ...sandboxKeys(secret), hmacKey, baseUrl: `${sandboxUrl}/adyen` };
}

/** The keys that the sandbox signs with, derived from the current secret. */
export function sandboxKeys(secret: string): Pick<AdyenOptions, 'apiKey' | 'hmacKey' | 'merchantAccount'> {
  const [current] = secretsOf(secret);
  const keyFor = (use: string) => createHash('sha256').update(`${use} ${current}`).digest('hex');
  return { apiKey: keyFor('adyen api'), hmacKey: keyFor('adyen webhooks'), merchantAccount: 'FestivalShopSandbox' };
}
