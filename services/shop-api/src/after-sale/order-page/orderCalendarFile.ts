import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { OrderCalendar } from '@festival/shared-contracts/order/orderPage';
import type { Pool } from 'pg';
import { confirmedOrder } from '../mail/confirmedOrder.ts';
import { festivalCalendar, orderCalendar } from '../mail/orderCalendar.ts';
import type { LinkedOrder } from './linkedOrder.ts';

/**
 * The calendar of an order, as in its mail. An order without dates gets the festival's dates. Throws 404 for an erased
 * order.
 */
export async function orderCalendarFile(pool: Pool, linked: LinkedOrder): Promise<OrderCalendar> {
  const order = await confirmedOrder(pool, linked);
  if (order === null) throw new ApiFailure(404, 'order.not_found', 'No order has this link.');
  const now = Date.now();
  return orderCalendar(order, now) ?? festivalCalendar(order, now);
}
