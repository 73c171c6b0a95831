import { createHash } from 'node:crypto';
import type { AdyenSettings } from './adyenSettings.ts';

/** How the shop reaches the sandbox in Adyen's manner: keys come from the secret that both share. */
export function sandboxAdyen(sandboxUrl: string, secret: string): AdyenSettings {
  return { ...sandboxKeys(secret), baseUrl: `${sandboxUrl}/adyen` };
}

/** The keys that the sandbox asks for and signs with. */
export function sandboxKeys(secret: string): Pick<AdyenSettings, 'apiKey' | 'hmacKey' | 'merchantAccount'> {
  const keyFor = (use: string) => createHash('sha256').update(`${use} ${secret}`).digest('hex');
  return { apiKey: keyFor('adyen api'), hmacKey: keyFor('adyen notices'), merchantAccount: 'FestivalShopSandbox' };
}
