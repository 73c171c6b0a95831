import { randomUUID } from 'node:crypto';
import { solstrand } from '@festival/example-festivals/solstrand/solstrand';
import { reservationBatcher } from '@festival/shop-api/sale/stock/reservationBatcher';
import { sendReservations } from '@festival/shop-api/sale/stock/sendReservations';
import type { Pool } from 'pg';

/** The number of carts that reserve products at the same time. */
export const carts = 64;
const quantities = [1, 2, 3, 4, 5, 6];

/** Several processes are several batchers; buckets are rows that share the stock of one product. */
export type HoldScenario = { events: number; processes: number; buckets: number };

type BenchEvent = { eventId: string; cartIds: string[] };

/** New events with one product each, and carts distributed over them. */
export async function eventsOf(pool: Pool, { events: count, buckets }: HoldScenario): Promise<BenchEvent[]> {
  const made: BenchEvent[] = [];
  for (let nr = 0; nr < count; nr += 1) {
    const eventId = `bench-${randomUUID()}`;
    await pool.query('insert into events values ($1, $1)', [eventId]);
    await pool.query("insert into shops (event_id, slug, token, config) values ($1, 'bench', 'bench', $2)", [
      eventId,
      JSON.stringify(solstrand.shops[0]?.config),
    ]);
    await pool.query(
      "insert into stock (event_id, id, total) select $1, 'weekend ' || nr, 100000000 from generate_series(0, $2::integer - 1) nr",
      [eventId, buckets],
    );
    const { rows } = await pool.query<{ id: string }>(
      `insert into carts (event_id, shop_slug, token_hash, hold_until, expires_at)
       select $1, 'bench', '\\x00', now() + interval '1 hour', now() + interval '1 hour' from generate_series(1, $2) returning id`,
      [eventId, carts / count],
    );
    made.push({ eventId, cartIds: rows.map(({ id }) => id) });
  }
  return made;
}

/** Makes one hold after the other with the batcher, without HTTP: each of the `carts` workers has a cart. */
export function holding(
  pool: Pool,
  all: readonly BenchEvent[],
  { processes, buckets }: HoldScenario,
): (worker: number) => Promise<void> {
  const findLocked = async () => ({ stocks: new Set<string>(), carts: new Set<string>() });
  const batchers = Array.from({ length: processes }, () => reservationBatcher(sendReservations(pool), { findLocked }));
  const turns = Array.from({ length: carts }, () => 0);
  return async (worker) => {
    const { eventId = '', cartIds = [] } = all[worker % all.length] ?? {};
    const turn = (turns[worker] ?? 0) + 1;
    turns[worker] = turn;
    const answer = await batchers[worker % processes]?.reserve({
      eventId,
      cartId: cartIds[Math.floor(worker / all.length)] ?? '',
      productId: 'weekend',
      stockId: `weekend ${worker % buckets}`,
      quantity: quantities[turn % quantities.length] ?? 1,
    });
    if (answer?.outcome !== 'held') throw new Error(`A reservation was ${answer?.outcome}`);
  };
}
