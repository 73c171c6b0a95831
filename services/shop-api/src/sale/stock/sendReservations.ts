import type { Pool } from 'pg';
import { stateColumns } from '../cart-state/stateColumns.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import type { Reservation, ReservationAnswer } from './reservation.ts';

/** Sends a batch of one event in one statement. Returns the results in the same order, after the commit. */
export type SendReservations = (eventId: string, batch: readonly Reservation[]) => Promise<ReservationAnswer[]>;

type Row = Omit<ReservationAnswer, 'cart'> & Omit<StoredCart, 'id'>;

const statement = {
  name: 'reserve',
  text: `select outcome, more, free, was_empty as "wasEmpty", quantities, ${stateColumns}
    from reserve($1, $2, $3, $4, $5, $6, $7) order by item`,
};

/** The logic is in the database: see `database/functions/reserve.sql` [API-09]. */
export function sendReservations(pool: Pool): SendReservations {
  return async (eventId, batch) => {
    const values = [
      eventId,
      batch.map((item) => item.cartId),
      batch.map((item) => item.credentials?.shopSlug),
      batch.map((item) => item.credentials?.tokenHash),
      batch.map((item) => item.productId),
      batch.map((item) => item.stockId),
      batch.map((item) => item.quantity),
    ];
    const { rows } = await pool.query<Row>({ ...statement, values });
    return rows.map(({ outcome, more, free, wasEmpty, ...state }, index) => {
      const { cartId = '', credentials } = batch[index] ?? {};
      return {
        outcome,
        more,
        free,
        wasEmpty,
        cart: credentials && outcome === 'held' ? { id: cartId, ...state } : null,
      };
    });
  };
}
