import type { Pool } from 'pg';
import type { Reservation } from './reservation.ts';

/** Rows that are currently locked by another transaction. */
export type LockedRows = { stocks: ReadonlySet<string>; carts: ReadonlySet<string> };

/** Finds which rows of reservations of one event are locked, without waiting for any of them. */
export type FindLockedRows = (eventId: string, items: readonly Reservation[]) => Promise<LockedRows>;

type Row = { stocks: string[]; carts: string[] };

// Each subquery locks the free rows, only for the duration of this statement, and skips the locked ones. A row that does not
// exist counts as not locked.
const text = `
  with free_stocks as materialized (
    select id from stock where event_id = $1 and id = any ($2::text[]) for no key update skip locked
  ), free_carts as materialized (
    select id from carts where event_id = $1 and id = any ($3::uuid[]) for share skip locked
  )
  select
    array(
      select id from stock where event_id = $1 and id = any ($2::text[]) and not exists (select 1 from free_stocks free where free.id = stock.id)
    ) as stocks,
    array(
      select id::text from carts where event_id = $1 and id = any ($3::uuid[]) and not exists (select 1 from free_carts free where free.id = carts.id)
    ) as carts`;

export function findLockedRows(pool: Pool): FindLockedRows {
  return async (eventId, items) => {
    const stocks = [...new Set(items.map(({ stockId }) => stockId))].filter((id) => id !== null);
    const carts = [...new Set(items.map(({ cartId }) => cartId))];
    const { rows } = await pool.query<Row>({ name: 'locked-rows', text, values: [eventId, stocks, carts] });
    return { stocks: new Set(rows[0]?.stocks), carts: new Set(rows[0]?.carts) };
  };
}
