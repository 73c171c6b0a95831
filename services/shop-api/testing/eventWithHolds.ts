import type { Pool } from 'pg';
import { findLockedRows } from '../src/sale/stock/lockedRows.ts';
import { type ReservationBatcher, reservationBatcher } from '../src/sale/stock/reservationBatcher.ts';
import { sendReservations } from '../src/sale/stock/sendReservations.ts';
import { type TestEvent, testEvent } from './testEvent.ts';

/** Makes an event with this number of carts, each with two weekend tickets and a seat in a bus. */
export async function eventWithHolds(
  pool: Pool,
  count: number,
): Promise<{ event: TestEvent; carts: string[]; reserve: ReservationBatcher['reserve'] }> {
  const event = await testEvent(pool, { weekend: count * 2, bus: count * 2 });
  const carts = await event.openCarts(count);
  const { reserve } = reservationBatcher(sendReservations(pool), { findLocked: findLockedRows(pool) });
  await Promise.all(
    carts.flatMap((cartId) => [
      reserve({ eventId: event.eventId, cartId, productId: 'weekend', stockId: 'weekend', quantity: 2 }),
      reserve({ eventId: event.eventId, cartId, productId: 'bus', stockId: 'bus', quantity: 1 }),
    ]),
  );
  return { event, carts, reserve };
}
