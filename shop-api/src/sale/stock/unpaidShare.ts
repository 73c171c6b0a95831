import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { clientOf } from '../../platform/http/clientOf.ts';
import type { IsTrustedProxy } from '../../platform/settings/trustedProxies.ts';
import type { Reservation } from './reservation.ts';

/** Units that a client may hold of each stock whatever the share is. It is also how many one adds before the database is asked. */
export const neverTooMany = 20;

/** How long an added unit counts here: about as long as a hold and its payment. */
const countedMinutes = 40;
const mostClients = 50_000;

export type UnpaidShares = {
  /** The client that a call's cart counts for, as a hash; null for our own servers, which name no client. */
  clientOf: (request: FastifyRequest) => Buffer | null;
  /** Counts what a client adds in this process. Answers whether it is so much that its share has to be looked up. */
  isBusy: (client: Buffer, units: number) => boolean;
};

/** Keeps the look-up away from nearly everybody: a press on plus costs one statement, as before. */
export function unpaidShares(isTrustedProxy: IsTrustedProxy, now: () => number = Date.now): UnpaidShares {
  const added = new Map<string, { units: number; until: number }>();
  return {
    clientOf: (request) =>
      isTrustedProxy(request.ip)
        ? null
        : createHash('sha256')
            .update(`cart of ${clientOf(request)}`)
            .digest(),
    isBusy(client, units) {
      const key = client.toString('base64');
      const known = added.get(key);
      const count = known && known.until > now() ? known : { units: 0, until: now() + countedMinutes * 60_000 };
      count.units += units;
      added.delete(key);
      added.set(key, count);
      const [oldest] = added.keys();
      if (added.size > mostClients && oldest !== undefined) added.delete(oldest);
      return count.units > neverTooMany;
    },
  };
}

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
