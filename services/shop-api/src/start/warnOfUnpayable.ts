import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import { type ShopConfig, shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { eventIds } from '../platform/database/eventIds.ts';
import type { PaymentProviders } from '../sale/payment/paymentProvider.ts';

type Log = { error: (details: object, message: string) => void };

/** The settings that each provider needs. */
const settings: Record<ShopConfig['paymentProvider'], string> = {
  paylogic: 'PAYLOGIC_URL and PAYLOGIC_SECRET',
  adyen: 'ADYEN_API_KEY, ADYEN_HMAC_KEY and ADYEN_MERCHANT_ACCOUNT',
  mollie: 'MOLLIE_API_KEY',
};

/**
 * Logs each provider that a shop takes payments with and that is not set up, with its shops and the settings that it
 * needs. These shops sell nothing; all others sell [PAY-08].
 */
export async function warnOfUnpayable(pool: Pool, providers: PaymentProviders, log: Log): Promise<void> {
  const shops: Array<{ slug: string; config: ShopConfig }> = [];
  for (const eventId of await eventIds(pool)) {
    const { rows } = await pool.query('select slug, config from shops where event_id = $1 order by slug', [eventId]);
    for (const { slug, config } of rows) shops.push({ slug, config: z.parse(shopConfigSchema, config) });
  }
  const unpayable = shops.filter(
    ({ config }) => capabilitiesOf(config).takesPayment && !providers.has(config.paymentProvider),
  );
  for (const [provider, of] of Map.groupBy(unpayable, ({ config }) => config.paymentProvider))
    log.error(
      { provider, shops: of.map(({ slug }) => slug) },
      `shops sell nothing, since ${provider} is not set up: set ${settings[provider]}, or to try them PAYMENT_SANDBOX=yes (no money moves)`,
    );
}
