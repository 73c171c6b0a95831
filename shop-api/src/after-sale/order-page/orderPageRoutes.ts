import {
  getOrderCalendar,
  getOrderPage,
  getTicketFiles,
  listOwnOrders,
  sendOrderMail,
} from '@festival/shared-contracts/api/orderPageCalls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { callingShop } from '../../catalogue/shop/callingShop.ts';
import { countAttempt } from '../../platform/attempts/countAttempt.ts';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import { serve } from '../../platform/http/serve.ts';
import { queueConfirmationAgain } from '../mail/queueConfirmation.ts';
import { ticketDrawer } from '../ticket/ticketDrawer.ts';
import { type LinkedOrder, linkedOrder } from './linkedOrder.ts';
import { listOwnOrders as readOwnOrders } from './listOwnOrders.ts';
import { orderCalendarFile } from './orderCalendarFile.ts';
import { readOrderPage } from './readOrderPage.ts';
import { ticketFiles } from './ticketFiles.ts';

type OrderPageDeps = { pool: Pool };

/** How often one order's mail is sent again, and its tickets are drawn. */
export const orderPageLimits = { mails: 3, drawings: 20, minutes: 60 } as const;

/** An order's own page: for whoever has its link, and for the account that placed it. */
export async function orderPageRoutes(app: FastifyInstance, deps: CallerDeps & OrderPageDeps): Promise<void> {
  const { pool, catalogue, identify } = deps;
  const tickets = ticketDrawer();
  app.addHook('onClose', () => tickets.close());
  const linked = async (request: FastifyRequest, token: string) =>
    linkedOrder(pool, (await callingShop(request, catalogue)).eventId, token);
  const count = async (eventId: string, key: string, most: number) => {
    const { minutes } = orderPageLimits;
    if ((await countAttempt(pool, { eventId, limits: [{ key, most }], minutes })) === null)
      throw new ApiFailure(429, 'request.too_many', 'That was asked for too often. Try again in an hour.');
  };

  serve(app, listOwnOrders, async ({ request, header }) => {
    const { eventId } = await callingShop(request, catalogue);
    const accountId = await identify(header('userToken'));
    if (accountId === null) throw new ApiFailure(401, 'account.unauthorized', 'Nobody is signed in.');
    return { data: await readOwnOrders(pool, eventId, accountId) };
  });

  serve(app, getOrderPage, async ({ request, params }) => ({
    data: await readOrderPage(pool, await linked(request, params.orderToken)),
  }));

  serve(app, getTicketFiles, async ({ request, params }) => {
    const order = await linked(request, params.orderToken);
    await count(order.eventId, `drawing ${order.orderId}`, orderPageLimits.drawings);
    return { data: await ticketFiles(pool, order, tickets.draw) };
  });

  serve(app, getOrderCalendar, async ({ request, params }) => {
    const order = await linked(request, params.orderToken);
    await requirePaid(pool, order);
    return { data: await orderCalendarFile(pool, order) };
  });

  serve(app, sendOrderMail, async ({ request, params }) => {
    const order = await linked(request, params.orderToken);
    await requirePaid(pool, order);
    await count(order.eventId, `mail ${order.orderId}`, orderPageLimits.mails);
    await queueConfirmationAgain(pool, order.eventId, order.orderId);
    return { data: { accepted: true } };
  });
}

async function requirePaid(pool: Pool, order: LinkedOrder): Promise<void> {
  const { status } = await readOrderPage(pool, order);
  if (status !== 'completed') throw new ApiFailure(409, 'order.not_paid', 'This order is not paid, or was refunded.');
}
