import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { forgetLookUps } from './after-sale/look-up/countLookUp.ts';
import { lookUpRoutes } from './after-sale/look-up/lookUpRoutes.ts';
import type { MailDelivery } from './after-sale/mail/mailDelivery.ts';
import { mailRoutes } from './after-sale/mail/mailRoutes.ts';
import { sendMails } from './after-sale/mail/sendMails.ts';
import { ticketDrawer } from './after-sale/ticket/ticketDrawer.ts';
import { shopNoticeRoutes } from './announcement/shopNoticeRoutes.ts';
import { shopCatalogue } from './catalogue/shop/shopCatalogue.ts';
import { shopRoutes } from './catalogue/shop/shopRoutes.ts';
import { travelRoutes } from './catalogue/travel/travelRoutes.ts';
import { endMemberships } from './people/members/endMemberships.ts';
import { memberRoutes } from './people/members/memberRoutes.ts';
import { tellMemberships } from './people/members/tellMemberships.ts';
import { fillRoutes } from './people/wishlist/fillRoutes.ts';
import { forgetLinkMisses } from './people/wishlist/linkedWishlist.ts';
import { wishlistRoutes } from './people/wishlist/wishlistRoutes.ts';
import { answerErrors, failWith } from './platform/http/answerErrors.ts';
import { healthRoutes } from './platform/http/healthRoutes.ts';
import { limitClients, usualCallsPerMinute } from './platform/http/limitClients.ts';
import { readerTags } from './platform/http/readerTags.ts';
import { AnswerLog, requestId, serializers, tellRequestId } from './platform/http/requestLog.ts';
import { secureAnswers } from './platform/http/secureAnswers.ts';
import { repeatedly } from './platform/jobs/repeatedly.ts';
import { metricsRoutes, timeAnswers } from './platform/metrics/metricsRoutes.ts';
import { shopMetrics } from './platform/metrics/shopMetrics.ts';
import { trustedProxies } from './platform/settings/trustedProxies.ts';
import { cartReader } from './sale/cart/cartReader.ts';
import { cartRoutes } from './sale/cart/cartRoutes.ts';
import { forgetCarts } from './sale/expiry/forgetCarts.ts';
import { releaseExpired } from './sale/expiry/releaseExpired.ts';
import { releaseClaims } from './sale/limits/releaseClaims.ts';
import { orderRoutes } from './sale/order/orderRoutes.ts';
import { askProviders } from './sale/payment/askProviders.ts';
import { noticeRoutes } from './sale/payment/noticeRoutes.ts';
import type { PaymentProviders } from './sale/payment/paymentProvider.ts';
import { shippingRoutes } from './sale/shipping/shippingRoutes.ts';
import { hotelCartRoutes } from './sale/stay/hotelCartRoutes.ts';
import { reservationBatcher } from './sale/stock/reservationBatcher.ts';
import { sendReservations } from './sale/stock/sendReservations.ts';
import { voucherRoutes } from './sale/voucher/voucherRoutes.ts';
import type { ShopApiParts } from './shopApiParts.ts';

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
