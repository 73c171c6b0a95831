import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import { fulfilOrder } from './after-sale/fulfilOrder.ts';
import { type MailMetrics, mailMetrics } from './after-sale/mail/mailMetrics.ts';
import { waitingMails } from './after-sale/mail/waitingMails.ts';
import { type ShopCatalogue, shopCatalogue } from './catalogue/shop/shopCatalogue.ts';
import type { IdentifyAccount } from './platform/http/identifyAccount.ts';
import { type CartReader, cartReader } from './sale/cart/cartReader.ts';
import type { FulfilOrder } from './sale/order/confirmOrder.ts';
import { paymentMetrics } from './sale/payment/paymentMetrics.ts';
import type { OnPayment } from './sale/payment/paymentOutcome.ts';
import type { PaymentProviders } from './sale/payment/paymentProvider.ts';
import { measuredReservations } from './sale/stock/measuredReservations.ts';
import { type ReservationBatcher, reservationBatcher } from './sale/stock/reservationBatcher.ts';
import { sendReservations } from './sale/stock/sendReservations.ts';

/** What the back end is given. */
export type ShopApiOptions = {
  pool: Pool;
  providers: PaymentProviders;
  /** Where providers reach this service, without a slash at the end. */
  ownUrl: string;
  /** Origins that a shopper may be sent back to after paying. */
  returnOrigins: readonly string[];
  /** What waiting rooms sign their tokens with; without it a queue's token is not asked for [CNT-09]. */
  queueTokenSecret?: string | undefined;
  /** Without it nobody is signed in. */
  identify?: IdentifyAccount;
  /** Aborted as soon as the service is asked to stop. */
  stopping?: AbortSignal;
};

/** Everything that routes and jobs are built from. Each of them says in a type of its own what it needs of it. */
export type ShopApiDeps = Required<Omit<ShopApiOptions, 'queueTokenSecret'>> &
  Pick<ShopApiOptions, 'queueTokenSecret'> & {
    catalogue: ShopCatalogue;
    carts: CartReader;
    reservations: ReservationBatcher;
    fulfil: FulfilOrder;
    registry: Registry;
    onPayment: OnPayment;
    mails: MailMetrics;
    beforeScrape: () => Promise<void>;
  };

/** Puts together what the routes and jobs of one service use; `registry` takes its counters. */
export function shopApiDeps(options: ShopApiOptions, registry: Registry): ShopApiDeps {
  const { pool } = options;
  const mails = mailMetrics(registry);
  return {
    ...options,
    identify: options.identify ?? (async () => null),
    stopping: options.stopping ?? new AbortController().signal,
    catalogue: shopCatalogue(pool),
    carts: cartReader(pool),
    reservations: reservationBatcher(measuredReservations(registry, sendReservations(pool))),
    fulfil: fulfilOrder,
    registry,
    onPayment: paymentMetrics(registry),
    mails,
    beforeScrape: async () => mails.waiting(await waitingMails(pool).catch(() => [])),
  };
}
