import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { releaseClaims } from './account-limit/releaseClaims.ts';
import { cartReader } from './cart/cartReader.ts';
import { cartRoutes } from './cart/cartRoutes.ts';
import { forgetCarts } from './expiry/forgetCarts.ts';
import { releaseExpired } from './expiry/releaseExpired.ts';
import { repeatedly } from './expiry/repeatedly.ts';
import { hotelCartRoutes } from './hotel-cart/hotelCartRoutes.ts';
import { answerErrors, failWith } from './http/answerErrors.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { limitClients, usualCallsPerMinute } from './http/limitClients.ts';
import { readerTags } from './http/readerTags.ts';
import { AnswerLog, requestId, serializers, tellRequestId } from './http/requestLog.ts';
import { secureAnswers } from './http/secureAnswers.ts';
import type { MailDelivery } from './mail/mailDelivery.ts';
import { mailRoutes } from './mail/mailRoutes.ts';
import { sendMails } from './mail/sendMails.ts';
import { endMemberships } from './member/endMemberships.ts';
import { memberRoutes } from './member/memberRoutes.ts';
import { tellMemberships } from './member/tellMemberships.ts';
import { metricsRoutes, timeAnswers } from './metrics/metricsRoutes.ts';
import { shopMetrics } from './metrics/shopMetrics.ts';
import { shopNoticeRoutes } from './notice/shopNoticeRoutes.ts';
import { orderRoutes } from './order/orderRoutes.ts';
import { forgetLookUps } from './order-lookup/countLookUp.ts';
import { lookUpRoutes } from './order-lookup/lookUpRoutes.ts';
import { askProviders } from './payment/askProviders.ts';
import { noticeRoutes } from './payment/noticeRoutes.ts';
import type { PaymentProviders } from './payment/paymentProvider.ts';
import { trustedProxies } from './settings/trustedProxies.ts';
import { shippingRoutes } from './shipping/shippingRoutes.ts';
import { shopCatalogue } from './shop/shopCatalogue.ts';
import { shopRoutes } from './shop/shopRoutes.ts';
import type { ShopApiParts } from './shopApiParts.ts';
import { reservationBatcher } from './stock/reservationBatcher.ts';
import { sendReservations } from './stock/sendReservations.ts';
import { ticketDrawer } from './ticket/ticketDrawer.ts';
import { travelRoutes } from './travel/travelRoutes.ts';
import { voucherRoutes } from './voucher/voucherRoutes.ts';
import { fillRoutes } from './wishlist/fillRoutes.ts';
import { forgetLinkMisses } from './wishlist/linkedWishlist.ts';
import { wishlistRoutes } from './wishlist/wishlistRoutes.ts';

export type ShopApiSettings = {
  pool: Pool;
  providers: PaymentProviders;
  ownUrl: string;
  returnOrigins: readonly string[];
  queueTokenSecret?: ShopApiParts['queueTokenSecret'];
  /** Without it nobody is signed in. */
  identify?: ShopApiParts['identify'];
  /** How mails leave the house. */
  deliver: MailDelivery;
  /** Proxies, by address or network, that say truly who asks. */
  trustedProxies?: readonly string[];
  /** Of one client, in each process. */
  callsPerMinute?: number;
  /** Aborted as soon as the service is asked to stop. */
  stopping?: AbortSignal;
  logLevel: string;
  /** Where log lines go; by default straight to standard output. */
  logOutput?: { write: (line: string) => void };
};

/** The shop's back end on a migrated database. It keeps nothing between requests: run as many as you like on one PostgreSQL. */
export async function buildShopApi({
  logLevel,
  deliver,
  trustedProxies: proxies = [],
  callsPerMinute = usualCallsPerMinute,
  stopping = new AbortController().signal,
  logOutput,
  ...settings
}: ShopApiSettings): Promise<FastifyInstance> {
  // Without a language every message of the contracts is "Invalid input".
  z.config(z.locales.en());
  const isTrustedProxy = trustedProxies(proxies);
  const app = Fastify({
    logger: { level: logLevel, serializers, ...(logOutput && { stream: logOutput }) },
    logController: new AnswerLog(),
    genReqId: (request) => requestId(request.headers),
    bodyLimit: 256 * 1024,
    trustProxy: isTrustedProxy,
    frameworkErrors: failWith,
  });
  const { pool, providers } = settings;
  const metrics = shopMetrics();
  const parts: ShopApiParts = {
    metrics,
    identify: async () => null,
    ...settings,
    stopping,
    catalogue: shopCatalogue(pool),
    carts: cartReader(pool),
    reservations: reservationBatcher(metrics.measured(sendReservations(pool))),
  };
  tellRequestId(app);
  secureAnswers(app);
  timeAnswers(app, metrics);
  await limitClients(app, { isTrustedProxy, callsPerMinute });
  readerTags(app);
  answerErrors(app);
  for (const routes of [
    healthRoutes,
    shopRoutes,
    cartRoutes,
    orderRoutes,
    travelRoutes,
    hotelCartRoutes,
    noticeRoutes,
    mailRoutes,
    shopNoticeRoutes,
    metricsRoutes,
    lookUpRoutes,
    voucherRoutes,
    shippingRoutes,
    memberRoutes,
    wishlistRoutes,
    fillRoutes,
  ]) {
    await app.register(routes, parts);
  }
  const tickets = ticketDrawer();
  const mailSender = { pool, deliver, draw: tickets.draw, log: app.log, onTry: metrics.mailTried, stopping };
  const troubled = (what: string) => (error: unknown) => app.log.error(error, what);
  const chores = [
    repeatedly(() => forgetLinkMisses(pool), 60_000, troubled('wishlist links')),
    repeatedly(async () => metrics.cartsExpired(await releaseExpired(pool)), 500, troubled('expiry')),
    repeatedly(() => releaseClaims(pool), 500, troubled('claims')),
    repeatedly(() => tellMemberships(pool), 500, troubled('memberships')),
    repeatedly(() => endMemberships(pool), 60_000, troubled('memberships')),
    repeatedly(() => forgetCarts(pool), 600_000, troubled('old carts')),
    repeatedly(() => forgetLookUps(pool), 60_000, troubled('look-ups')),
    repeatedly(
      () =>
        askProviders(
          pool,
          providers,
          app.log,
          (enquiry, provider) => metrics.paymentSettled(provider, enquiry),
          stopping,
        ),
      1000,
      troubled('payment enquiries'),
    ),
    repeatedly(() => sendMails(mailSender), 1000, troubled('mails')),
  ];
  app.addHook('onClose', async () => {
    await Promise.all(chores.map((chore) => chore.stop()));
    await tickets.close();
  });
  return app;
}
