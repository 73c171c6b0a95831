import type { Pool } from 'pg';
import type { Reservation, ReservationAnswer } from './reservation.ts';

/** Sends a batch of one event to the database in one statement and answers, in order, after its commit. */
export type SendReservations = (eventId: string, batch: readonly Reservation[]) => Promise<ReservationAnswer[]>;

const statement = {
  name: 'change-carts',
  text: `select outcome, more, free, was_empty as "wasEmpty", cart
    from change_carts($1, $2, $3, $4, $5, $6, $7) order by item`,
};

/** [API-09] The database decides: see `reserve` and `change_carts` in the migrations. */
export function sendReservations(pool: Pool): SendReservations {
  return async (eventId, batch) => {
    const values = [
      eventId,
      batch.map((item) => item.cartId),
      batch.map((item) => item.proof?.shopSlug),
      batch.map((item) => item.proof?.tokenHash),
      batch.map((item) => item.productId),
      batch.map((item) => item.stockId),
      batch.map((item) => item.quantity),
    ];
    return (await pool.query<ReservationAnswer>({ ...statement, values })).rows;
  };
}
