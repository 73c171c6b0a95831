import { healthRoutes } from '@festival/service-kit/http/healthRoutes';
import { metricsRoutes } from '@festival/service-kit/metrics/metricsRoutes';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { lookUpRoutes } from './after-sale/look-up/lookUpRoutes.ts';
import { mailRoutes } from './after-sale/mail/mailRoutes.ts';
import { orderEmailRoutes } from './after-sale/order-email/orderEmailRoutes.ts';
import { orderLinkRoutes } from './after-sale/order-link/orderLinkRoutes.ts';
import { orderPageRoutes } from './after-sale/order-page/orderPageRoutes.ts';
import { ticketFileRoutes } from './after-sale/order-page/ticketFileRoutes.ts';
import { ticketListRoutes } from './after-sale/ticket-list/ticketListRoutes.ts';
import { announcementRoutes } from './announcement/announcementRoutes.ts';
import { shopRoutes } from './catalogue/shop/shopRoutes.ts';
import { travelRoutes } from './catalogue/travel/travelRoutes.ts';
import { accountRoutes } from './people/account/accountRoutes.ts';
import { memberRoutes } from './people/members/memberRoutes.ts';
import { sessionRoutes } from './people/session/sessionRoutes.ts';
import { fillRoutes } from './people/wishlist/fillRoutes.ts';
import { wishlistRoutes } from './people/wishlist/wishlistRoutes.ts';
import { openApiRoutes } from './platform/http/openApiRoutes.ts';
import { cartRoutes } from './sale/checkout/cartRoutes.ts';
import { checkoutFormRoutes } from './sale/checkout/checkoutFormRoutes.ts';
import { holdRoutes } from './sale/checkout/holdRoutes.ts';
import { hotelCartRoutes } from './sale/checkout/hotelCartRoutes.ts';
import { orderRoutes } from './sale/checkout/orderRoutes.ts';
import { shippingRoutes } from './sale/checkout/shippingRoutes.ts';
import { termsRoutes } from './sale/checkout/termsRoutes.ts';
import { voucherRoutes } from './sale/checkout/voucherRoutes.ts';
import { reviewRoutes } from './sale/payment/review/reviewRoutes.ts';
import { webhookRoutes } from './sale/payment/webhookRoutes.ts';
import type { ShopApiDeps } from './shopApiDeps.ts';

/** The routes are in the order of the layers in tools/boundaries/layers.ts. */
const routes: FastifyPluginAsync<ShopApiDeps>[] = [
  healthRoutes,
  metricsRoutes,
  openApiRoutes,
  shopRoutes,
  travelRoutes,
  cartRoutes,
  termsRoutes,
  holdRoutes,
  checkoutFormRoutes,
  hotelCartRoutes,
  shippingRoutes,
  voucherRoutes,
  orderRoutes,
  orderEmailRoutes,
  orderLinkRoutes,
  orderPageRoutes,
  ticketFileRoutes,
  webhookRoutes,
  reviewRoutes,
  mailRoutes,
  lookUpRoutes,
  ticketListRoutes,
  accountRoutes,
  memberRoutes,
  sessionRoutes,
  wishlistRoutes,
  fillRoutes,
  announcementRoutes,
];

export async function shopApiRoutes(app: FastifyInstance, deps: ShopApiDeps): Promise<void> {
  for (const one of routes) await app.register(one, deps);
}
