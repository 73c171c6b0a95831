import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { cartRoutes } from './cart/cartRoutes.ts';
import { releaseExpired } from './expiry/releaseExpired.ts';
import { repeatedly } from './expiry/repeatedly.ts';
import { answerErrors, failWith } from './http/answerErrors.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { readerTags } from './http/readerTags.ts';
import { requestId, serializers, tellRequestId } from './http/requestLog.ts';
import { memberRoutes } from './member/memberRoutes.ts';
import { orderRoutes } from './order/orderRoutes.ts';
import { askProviders } from './payment/askProviders.ts';
import { noticeRoutes } from './payment/noticeRoutes.ts';
import type { PaymentProviders } from './payment/paymentProvider.ts';
import { shopCatalogue } from './shop/shopCatalogue.ts';
import { shopRoutes } from './shop/shopRoutes.ts';
import type { ShopApiParts } from './shopApiParts.ts';
import { reservationBatcher } from './stock/reservationBatcher.ts';
import { sendReservations } from './stock/sendReservations.ts';
import { travelRoutes } from './travel/travelRoutes.ts';
import { forgetLinkMisses } from './wishlist/linkedWishlist.ts';
import { wishlistRoutes } from './wishlist/wishlistRoutes.ts';

export type ShopApiSettings = {
  pool: Pool;
  providers: PaymentProviders;
  ownUrl: string;
  returnOrigins: readonly string[];
  /** Without it nobody is signed in. */
  identify?: ShopApiParts['identify'];
  logLevel: string;
};

/** The shop's back end on a migrated database. It keeps nothing between requests: run as many as you like on one PostgreSQL. */
export async function buildShopApi({ logLevel, ...settings }: ShopApiSettings): Promise<FastifyInstance> {
  // Without a language every message of the contracts is "Invalid input".
  z.config(z.locales.en());
  const app = Fastify({
    logger: { level: logLevel, serializers },
    genReqId: (request) => requestId(request.headers),
    bodyLimit: 256 * 1024,
    frameworkErrors: failWith,
  });
  const { pool, providers } = settings;
  const parts: ShopApiParts = {
    identify: async () => null,
    ...settings,
    catalogue: shopCatalogue(pool),
    reservations: reservationBatcher(sendReservations(pool)),
  };
  tellRequestId(app);
  readerTags(app);
  answerErrors(app);
  const all = [
    healthRoutes,
    shopRoutes,
    cartRoutes,
    orderRoutes,
    travelRoutes,
    noticeRoutes,
    memberRoutes,
    wishlistRoutes,
  ];
  for (const routes of all) {
    await app.register(routes, parts);
  }
  const troubled = (what: string) => (error: unknown) => app.log.error(error, what);
  const chores = [
    repeatedly(() => forgetLinkMisses(pool), 60_000, troubled('wishlist links')),
    repeatedly(() => releaseExpired(pool), 500, troubled('expiry')),
    repeatedly(() => askProviders(pool, providers, app.log), 1000, troubled('payment enquiries')),
  ];
  app.addHook('onClose', async () => {
    await Promise.all(chores.map((chore) => chore.stop()));
  });
  return app;
}
