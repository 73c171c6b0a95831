import type { Pool } from 'pg';
import type { ShopCatalogue } from './catalogue/shop/shopCatalogue.ts';
import type { ShopMetrics } from './platform/metrics/shopMetrics.ts';
import type { CartReader } from './sale/cart/cartReader.ts';
import type { PaymentProviders } from './sale/payment/paymentProvider.ts';
import type { ReservationBatcher } from './sale/stock/reservationBatcher.ts';

/** What the routes are built from. */
export type ShopApiParts = {
  pool: Pool;
  catalogue: ShopCatalogue;
  reservations: ReservationBatcher;
  carts: CartReader;
  /** Whose user token this is: the account's id, or null where it proves nothing [SSO-03]. */
  identify: (userToken: string | undefined) => Promise<string | null>;
  providers: PaymentProviders;
  metrics: ShopMetrics;
  /** Where providers reach this service, without a slash at the end. */
  ownUrl: string;
  /** What waiting rooms sign their tokens with; without it a queue's token is not asked for [CNT-09]. */
  queueTokenSecret?: string | undefined;
  /** Origins that a shopper may be sent back to after paying. */
  returnOrigins: readonly string[];
  /** Aborted as soon as the service is asked to stop. */
  stopping: AbortSignal;
};
