import { SettingsError } from '@festival/service-kit/settings/readEnvironment';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { eventIds } from '../platform/database/eventIds.ts';
import type { PaymentProviders } from '../sale/payment/paymentProvider.ts';

const toTry = 'PAYMENT_SANDBOX=yes (no money moves)';
const remedies: Record<string, string> = {
  adyen: `Set ADYEN_API_KEY, ADYEN_HMAC_KEY and ADYEN_MERCHANT_ACCOUNT, or to try the shop ${toTry}`,
  paylogic: `Give them another paymentProvider, or to try the shop set ${toTry}`,
};

/**
 * Throws a SettingsError if a shop's provider is not configured. It lists these shops and the settings that they need.
 */
export async function requirePayable(pool: Pool, providers: PaymentProviders): Promise<void> {
  const shops: Array<{ slug: string; config: unknown }> = [];
  for (const eventId of await eventIds(pool)) {
    const { rows } = await pool.query('select slug, config from shops where event_id = $1', [eventId]);
    shops.push(...rows);
  }
  const slugsOf = new Map<string, string[]>();
  for (const { slug, config } of shops.sort((one, other) => (one.slug < other.slug ? -1 : 1))) {
    const shop = z.parse(shopConfigSchema, config);
    if (!capabilitiesOf(shop).takesPayment || providers.has(shop.paymentProvider)) continue;
    slugsOf.set(shop.paymentProvider, [...(slugsOf.get(shop.paymentProvider) ?? []), slug]);
  }
  if (slugsOf.size === 0) return;
  const sentences = [...slugsOf].map(
    ([provider, slugs]) =>
      `These shops are paid by ${provider}, which is not set up: ${slugs.join(', ')}. ${remedies[provider] ?? 'Set it up'}.`,
  );
  throw new SettingsError(sentences.join('\n'));
}
