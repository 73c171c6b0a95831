import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { serve } from '@festival/service-kit/http/serve';
import {
  getOrderCalendar,
  getOrderPage,
  listOwnOrders,
  putTicketNames,
  sendOrderMail,
} from '@festival/shared-contracts/api/orderPageCalls';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { callingShop } from '../../catalogue/shop/callingShop.ts';
import { queueConfirmationAgain } from '../mail/queueConfirmation.ts';
import type { Wallets } from '../pass/wallets.ts';
import type { LinkedOrder } from './linkedOrder.ts';
import { listOwnOrders as readOwnOrders } from './listOwnOrders.ts';
import { nameTickets } from './nameTickets.ts';
import { orderByLink } from './orderByLink.ts';
import { orderCalendarFile } from './orderCalendarFile.ts';
import { orderOffers } from './orderOffers.ts';
import { readOrderPage } from './readOrderPage.ts';

type OrderPageDeps = { pool: Pool; readPool: Pool; wallets: Wallets };

/** The routes of the pages of orders, for a client with the order's link and for the account that placed the order. */
export async function orderPageRoutes(app: FastifyInstance, deps: CallerDeps & OrderPageDeps): Promise<void> {
  const { pool, readPool, catalogue, identify, wallets } = deps;
  const { find, count } = orderByLink(deps);
  const pageOf = async (order: LinkedOrder) => ({
    ...(await readOrderPage(pool, order)),
    ...(await orderOffers(pool, order, wallets)),
  });

  serve(app, listOwnOrders, async ({ request, header }) => {
    const { eventId } = await callingShop(request, catalogue);
    const accountId = await identify(header('userToken'));
    if (accountId === null) throw new ApiFailure(401, 'account.unauthorized', 'Nobody is signed in.');
    return { data: await readOwnOrders(readPool, eventId, accountId) };
  });

  serve(app, getOrderPage, async ({ request, params }) => ({
    data: await pageOf(await find(request, params.orderToken)),
  }));

  serve(app, putTicketNames, async ({ request, params, body }) => {
    const order = await find(request, params.orderToken);
    const { asksNames } = await orderOffers(pool, order, wallets);
    if (!asksNames) throw new ApiFailure(409, 'order.names_not_asked', 'This shop does not ask whose tickets are.');
    await count(order, 'names');
    await nameTickets(pool, order, body.names);
    return { data: await pageOf(order) };
  });

  serve(app, getOrderCalendar, async ({ request, params }) => {
    const order = await find(request, params.orderToken);
    await requirePaid(pool, order);
    return { data: await orderCalendarFile(pool, order) };
  });

  serve(app, sendOrderMail, async ({ request, params }) => {
    const order = await find(request, params.orderToken);
    await requirePaid(pool, order);
    await count(order, 'mails');
    await queueConfirmationAgain(pool, order.eventId, order.orderId);
    return { data: { accepted: true } };
  });
}

async function requirePaid(pool: Pool, order: LinkedOrder): Promise<void> {
  const { status } = await readOrderPage(pool, order);
  if (status !== 'completed') throw new ApiFailure(409, 'order.not_paid', 'This order is not paid, or was refunded.');
}
