import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type EndTurn, NoTurn, type Turns, turns } from '../jobs/turns.ts';
import { ApiFailure } from './ApiFailure.ts';
import { namedCart } from './namedCart.ts';

/** At once: more than a browser's page asks for, fewer than would slow the other carts. Fifty equal orders at once are all answered. */
const limits = { atOnce: 4, mostWaiting: 60 };

/** How long a call of a busy cart may wait for its turn. */
export const usualCartWaitSeconds = 10;

/**
 * Works on four calls of one cart at once: more wait for their turn, and those beyond are answered 429. A cart that is called by a script so
 * slows none but itself. Each process counts for itself.
 */
export function limitCartCalls(app: FastifyInstance, { waitSeconds }: { waitSeconds: number }): void {
  const byCart = new Map<string, Turns>();
  const ends = new WeakMap<FastifyRequest, EndTurn>();

  // When the body has come: one that comes slowly takes no turn.
  app.addHook('preHandler', async (request, reply) => {
    const cart = namedCart(request);
    if (cart === undefined) return;
    const own = byCart.get(cart) ?? turns({ ...limits, waitLimit: waitSeconds * 1000 });
    byCart.set(cart, own);
    const gone = new AbortController();
    // One that has gone already closes no more.
    if (reply.raw.destroyed) gone.abort();
    else reply.raw.once('close', () => gone.abort());
    const forgetIdle = () => {
      if (own.areIdle()) byCart.delete(cart);
    };
    try {
      const end = await own.take(gone.signal);
      const leave = () => {
        end();
        forgetIdle();
      };
      ends.set(request, leave);
      // Also when the client goes before its answer; who has gone while the turn came ends it at once.
      if (gone.signal.aborted) leave();
      else gone.signal.addEventListener('abort', leave, { once: true });
    } catch (error) {
      forgetIdle();
      // Nobody waits for the answer any more.
      if (gone.signal.aborted) return reply;
      if (!(error instanceof NoTurn)) throw error;
      throw new ApiFailure(429, 'cart.too_many', 'That was a lot at once for one cart. Try again in a moment.', {
        retryAfter: 1,
      });
    }
  });

  app.addHook('onResponse', async (request) => ends.get(request)?.());
}
