import { clientBeyond, type FindClient } from '@festival/service-kit/http/clientOf';
import type { IsTrustedProxy } from '@festival/service-kit/settings/trustedProxies';
import type { Registry } from '@prometheus-io/client';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { fulfilOrder } from './after-sale/fulfilOrder.ts';
import { type MailMetrics, mailMetrics } from './after-sale/mail/mailMetrics.ts';
import { waitingMails } from './after-sale/mail/waitingMails.ts';
import type { Wallets } from './after-sale/pass/wallets.ts';
import { payables } from './after-sale/payables.ts';
import type { ListKey } from './after-sale/ticket-list/listKey.ts';
import { type ShopCatalogue, shopCatalogue } from './catalogue/shop/shopCatalogue.ts';
import type { IdentifyAccount } from './platform/http/identifyAccount.ts';
import { type CartReader, cartReader } from './sale/cart/cartReader.ts';
import type { FulfilOrder } from './sale/order/confirmOrder.ts';
import { type OfferedMethods, offeredMethods } from './sale/payment/offeredMethods.ts';
import type { Payables } from './sale/payment/payable.ts';
import { paymentMetrics } from './sale/payment/paymentMetrics.ts';
import type { OnPayment } from './sale/payment/paymentOutcome.ts';
import type { PaymentProviders } from './sale/payment/paymentProvider.ts';
import { openCaseCounts } from './sale/payment/review/openCaseCounts.ts';
import { reviewMetrics } from './sale/payment/review/reviewMetrics.ts';
import { findLockedRows } from './sale/stock/lockedRows.ts';
import { measuredReservations } from './sale/stock/measuredReservations.ts';
import { type ReservationBatcher, reservationBatcher, usualLockWaitSeconds } from './sale/stock/reservationBatcher.ts';
import { sendReservations } from './sale/stock/sendReservations.ts';
import { stockMetrics, stockStates } from './sale/stock/stockMetrics.ts';
import { type ClientShares, clientShares } from './sale/stock/unpaidShare.ts';

export type ShopApiOptions = {
  pool: Pool;
  /**
   * A replica for reads that may be slightly outdated: look-ups, lists and reports, but never decisions of a sale. By
   * default `pool` is used.
   */
  readPool?: Pool;
  providers: PaymentProviders;
  /** The base URL at which payment providers call this service, without a trailing slash. */
  ownUrl: string;
  /** Origins that a shopper may return to after paying. */
  returnOrigins: readonly string[];
  /** The secret that verifies the waiting rooms' signatures. Without it a cart needs no token of a queue [CNT-09]. */
  queueTokenSecret?: string | undefined;
  /** The token of operators' calls. Without it the routes of these calls do not exist. */
  operatorToken?: string | undefined;
  /** The keys that sign lists of tickets. Without them the routes of the lists do not exist. */
  ticketListKeys?: readonly ListKey[];
  /** Receives a mail for each payment that a person must review. Without it no such mail is sent. */
  operatorEmail?: string | undefined;
  /** The signers of passes. If one of them is missing, mails and orders' pages contain no pass of its kind. */
  wallets?: Wallets;
  /** Without it every caller is treated as a guest. */
  identify?: IdentifyAccount;
  /** How long a change of a cart waits for a row that another transaction has locked. */
  lockWaitSeconds?: number;
  /** Whether an address belongs to one of our own servers. */
  isTrustedProxy?: IsTrustedProxy;
  /** Aborted when the service begins to stop. */
  stopping?: AbortSignal;
};

/** Optional dependencies. */
type Absent = 'queueTokenSecret' | 'operatorToken' | 'operatorEmail';

/** All dependencies of routes and jobs. Each route and job declares the ones that it needs in its own type. */
export type ShopApiDeps = Required<Omit<ShopApiOptions, Absent | 'lockWaitSeconds' | 'isTrustedProxy'>> &
  Pick<ShopApiOptions, Absent> & {
    catalogue: ShopCatalogue;
    carts: CartReader;
    methods: OfferedMethods;
    reservations: ReservationBatcher;
    shares: ClientShares;
    findClient: FindClient;
    fulfil: FulfilOrder;
    payables: Payables;
    registry: Registry;
    onPayment: OnPayment;
    mails: MailMetrics;
    beforeScrape: () => Promise<void>;
  };

/**
 * Creates the dependencies of one service. Their metrics go to `registry`, and their errors outside of calls to `log`.
 */
export function shopApiDeps(options: ShopApiOptions, registry: Registry, log: FastifyBaseLogger): ShopApiDeps {
  const { lockWaitSeconds = usualLockWaitSeconds, isTrustedProxy = () => false, ...given } = options;
  const { pool, readPool = pool } = given;
  const mails = mailMetrics(registry);
  const showCases = reviewMetrics(registry);
  const showStock = stockMetrics(registry);
  /** If a value can't be read, its metric is missing, and the log contains the reason [ERR-04]. */
  const orNone = <Row>(metric: string, rows: Promise<Row[]>): Promise<Row[]> =>
    rows.catch((err: unknown) => {
      log.warn({ err, metric }, 'a metric could not be read');
      return [];
    });
  return {
    ...given,
    readPool,
    ticketListKeys: options.ticketListKeys ?? [],
    identify: options.identify ?? (async () => null),
    wallets: options.wallets ?? {},
    stopping: options.stopping ?? new AbortController().signal,
    catalogue: shopCatalogue(pool, (provider) => options.providers.has(provider)),
    carts: cartReader(pool),
    methods: offeredMethods(options.providers, (err, sale) =>
      log.warn(
        { err, ...sale },
        'the methods of a payment provider could not be read: shoppers see those of before, else cards',
      ),
    ),
    reservations: reservationBatcher(measuredReservations(registry, sendReservations(pool)), {
      patience: lockWaitSeconds * 1000,
      findLocked: findLockedRows(pool),
    }),
    shares: clientShares(),
    findClient: clientBeyond(isTrustedProxy),
    fulfil: fulfilOrder,
    payables,
    registry,
    onPayment: paymentMetrics(registry),
    mails,
    beforeScrape: async () => {
      mails.waiting(await orNone('mails', waitingMails(readPool)));
      showCases(await orNone('cases', openCaseCounts(readPool)));
      showStock(await orNone('stock', stockStates(readPool)));
    },
  };
}
