import { createHash } from 'node:crypto';
import type { AdyenOptions } from './adyenOptions.ts';

/** Options that call the sandbox instead of Adyen. Its keys derive from the secret that shop and sandbox share. */
export function sandboxAdyen(sandboxUrl: string, secret: string): AdyenOptions {
  return { ...sandboxKeys(secret), baseUrl: `${sandboxUrl}/adyen` };
}

/** The keys that the sandbox checks and signs with. */
export function sandboxKeys(secret: string): Pick<AdyenOptions, 'apiKey' | 'hmacKey' | 'merchantAccount'> {
  const keyFor = (use: string) => createHash('sha256').update(`${use} ${secret}`).digest('hex');
  return { apiKey: keyFor('adyen api'), hmacKey: keyFor('adyen webhooks'), merchantAccount: 'FestivalShopSandbox' };
}
