import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { LinkedOrder } from './linkedOrder.ts';

/** The stay of an order with its place, its nights and its persons; undefined for an order without a stay. */
export async function soldStay(pool: Pool, { eventId, orderId }: LinkedOrder): Promise<OrderPage['stay']> {
  const { rows } = await pool.query<{ definition: unknown; persons: number }>(
    `select stay.definition, own.persons from order_stays own
     join travel_packages stay on stay.event_id = own.event_id and stay.id = own.package_id
     where own.event_id = $1 and own.order_id = $2`,
    [eventId, orderId],
  );
  if (!rows[0]) return undefined;
  const stay = z.parse(travelPackageSchema, rows[0].definition);
  const { name, texts, images, whereabouts, address, checkInFrom, checkOutUntil } = stay;
  return {
    name,
    ...(images[0] && { image: images[0] }),
    ...(whereabouts && { whereabouts }),
    ...(address && { address }),
    ...(checkInFrom && { checkInFrom }),
    ...(checkOutUntil && { checkOutUntil }),
    arrival: stay.startOfStayDate,
    departure: stay.endOfStayDate,
    persons: rows[0].persons,
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, own]) => [language, { name: own.name, whereabouts: own.whereabouts }]),
    ),
  };
}
