import { hash } from 'node:crypto';
import { keyedTurns, NoTurn } from '@festival/service-kit/jobs/turns';
import type { Pool } from 'pg';
import { tooMuchAtOnce } from '../../platform/http/limitCartCalls.ts';
import type { Reservation } from './reservation.ts';

/** Units that a client may hold of each stock whatever the share is. It is also how many one adds before the database is asked. */
export const neverTooMany = 20;

/** How long an added unit counts here: about as long as a hold and its payment. */
const countedMinutes = 40;
const mostClients = 50_000;

/** What clients (by their addresses) add in this process. */
export interface ClientShares {
  /** Counts what a client adds. Answers whether it is so much that its share has to be looked up. */
  addsMuch(client: string, units: number): boolean;
  /** Changes of one client in one stock, one after the other: what is given back is never more than what was taken. @throws 429 after five seconds */
  inTurn<Answer>(client: string, stockId: string, change: () => Promise<Answer>): Promise<Answer>;
}

/** Keeps look-up and turns away from nearly everybody: a press on plus costs one statement, as before. */
export function clientShares(now: () => number = Date.now): ClientShares {
  const added = new Map<string, { units: number; until: number }>();
  const queues = keyedTurns({ atOnce: 1, mostWaiting: 1_000, waitLimit: 5_000 });

  function addsMuch(client: string, units: number): boolean {
    const known = added.get(client);
    const count = known && known.until > now() ? known : { units: 0, until: now() + countedMinutes * 60_000 };
    count.units += units;
    added.delete(client);
    added.set(client, count);
    const [oldest] = added.keys();
    if (added.size > mostClients && oldest !== undefined) added.delete(oldest);
    return count.units > neverTooMany;
  }

  return {
    addsMuch,
    async inTurn(client, stockId, change) {
      const end = await queues.take(`${client} ${stockId}`).catch((error) => {
        throw error instanceof NoTurn ? tooMuchAtOnce() : error;
      });
      return change().finally(end);
    },
  };
}

/** The stored form of a client's address: a cart remembers whose it is, and not the address. */
export const hashOfClient = (address: string): Buffer => hash('sha256', `cart of ${address}`, 'buffer');

/**
 * Whether the client that opened a cart holds, in all of its unpaid carts and orders, at most this share (in percent) of a stock. Its
 * first units are never too many.
 */
export async function isWithinShare(
  pool: Pool,
  { eventId, cartId, stockId }: Pick<Reservation, 'eventId' | 'cartId' | 'stockId'>,
  percent: number,
): Promise<boolean> {
  const { rows } = await pool.query<{ held: number; total: number }>(
    `select coalesce(sum(line.qty), 0)::integer as held,
       (select total from stock where stock.event_id = $1 and stock.id = $3) as total
     from carts own
     join carts cart on cart.event_id = own.event_id and cart.client = own.client and cart.status in ('shopping', 'in_payment')
     join cart_lines line on line.event_id = cart.event_id and line.cart_id = cart.id and line.stock_id = $3
     where own.event_id = $1 and own.id = $2`,
    [eventId, cartId, stockId],
  );
  const { held = 0, total = 0 } = rows[0] ?? {};
  return held <= Math.max(neverTooMany, Math.floor((total * percent) / 100));
}
