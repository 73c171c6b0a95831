import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { type EndTurn, keyedTurns, NoTurn } from '@festival/service-kit/jobs/turns';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { namedCart } from './namedCart.ts';

/**
 * The maximum of concurrent calls of one cart, and of calls that wait: more than a browser's page sends, but too few to
 * slow other carts. Fifty identical concurrent orders are all processed.
 */
const limits = { atOnce: 4, mostWaiting: 60 };

/** The failure of a call that could not run in time. */
export const tooMuchAtOnce = (): ApiFailure =>
  new ApiFailure(429, 'cart.too_many', 'That was a lot at once for one cart. Try again in a moment.', {
    retryAfter: 1,
  });

/** How long a call of a busy cart waits before it is refused. */
export const usualCartWaitSeconds = 10;

/**
 * Runs at most four concurrent calls of one cart. Some more wait, and the rest get 429, so that a script slows only its
 * own cart. Each process counts separately.
 */
export function limitCartCalls(app: FastifyInstance, { waitSeconds }: { waitSeconds: number }): void {
  const ofCarts = keyedTurns({ ...limits, waitLimit: waitSeconds * 1000 });
  const ends = new WeakMap<FastifyRequest, EndTurn>();
  const answered = new WeakSet<FastifyRequest>();

  // After the body is received, so that a slow body occupies no slot.
  app.addHook('preHandler', async (request, reply) => {
    const cart = namedCart(request);
    if (cart === undefined) return;
    const gone = new AbortController();
    // A client that has already disconnected emits no more `close`. An answered call has freed its slot, and an abort
    // costs 40 µs.
    if (reply.raw.destroyed) gone.abort();
    else reply.raw.once('close', () => answered.has(request) || gone.abort());
    try {
      const leave = await ofCarts.take(cart, gone.signal);
      ends.set(request, leave);
      // Frees the slot also when the client disconnects before its response, or has disconnected while the call waited.
      if (gone.signal.aborted) leave();
      else gone.signal.addEventListener('abort', leave, { once: true });
    } catch (error) {
      // The client no longer waits for the response.
      if (gone.signal.aborted) return reply;
      throw error instanceof NoTurn ? tooMuchAtOnce() : error;
    }
  });

  app.addHook('onResponse', async (request) => {
    answered.add(request);
    ends.get(request)?.();
  });
}
