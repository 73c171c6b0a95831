import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import { callingShop } from '../../catalogue/shop/callingShop.ts';
import { countAttempt } from '../../platform/attempts/countAttempt.ts';
import { type LinkedOrder, linkedOrder } from './linkedOrder.ts';

/**
 * The limits of one order within `minutes`: sending its mail again, drawing its tickets or passes, and naming its
 * tickets.
 */
export const orderPageLimits = { mails: 3, drawings: 20, names: 20, minutes: 60 } as const;

type Counted = Exclude<keyof typeof orderPageLimits, 'minutes'>;

/** How the calls of an order's page find their order and count their limits. */
export function orderByLink({ pool, catalogue }: Pick<CallerDeps, 'catalogue'> & { pool: Pool }) {
  return {
    /** Finds the order of a link's token. Throws 404 for an unknown token. */
    find: async (request: FastifyRequest, token: string): Promise<LinkedOrder> =>
      linkedOrder(pool, (await callingShop(request, catalogue)).eventId, token),
    /** Counts a request for an order. Throws 429 when its limit is reached. */
    count: async ({ eventId, orderId }: LinkedOrder, what: Counted): Promise<void> => {
      const limits = [{ key: `${what} ${orderId}`, most: orderPageLimits[what] }];
      if ((await countAttempt(pool, { eventId, limits, minutes: orderPageLimits.minutes })) === null)
        throw new ApiFailure(429, 'request.too_many', 'That was asked for too often. Try again in an hour.');
    },
  };
}
