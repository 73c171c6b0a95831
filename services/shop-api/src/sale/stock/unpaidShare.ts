import { hash } from 'node:crypto';
import { keyedTurns, NoTurn } from '@festival/service-kit/jobs/turns';
import type { Pool } from 'pg';
import { tooMuchAtOnce } from '../../platform/http/limitCartCalls.ts';
import type { Reservation } from './reservation.ts';

/**
 * The units of each stock that a client may hold regardless of the share. Until a client has added more, the database
 * is not queried.
 */
export const neverTooMany = 20;

/** How long an added unit is counted here: about as long as a hold and its payment take. */
const countedMinutes = 40;
const mostClients = 50_000;

/** The units that clients (by their addresses) add in this process. */
export interface ClientShares {
  /** Counts the units that a client adds. Returns whether the client's share must be looked up. */
  addsMuch(client: string, units: number): boolean;
  /**
   * Runs changes of one client in one stock one after the other, so that a change never gives back more than it has
   * taken.
   * @throws 429 after five seconds
   */
  inTurn<Answer>(client: string, stockId: string, change: () => Promise<Answer>): Promise<Answer>;
}

/** Most clients need neither the look-up nor the queue, so a change of their quantity is still one statement. */
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

/** The stored form of a client's address. A cart stores this hash and not the address. */
export const hashOfClient = (address: string): Buffer => hash('sha256', `cart of ${address}`, 'buffer');

/**
 * Whether the client that opened a cart holds at most this share (in percent) of a stock, in all of its unpaid carts
 * and orders. The first `neverTooMany` units are always allowed.
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
