import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { type EndTurn, keyedTurns, NoTurn } from '@festival/service-kit/jobs/turns';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { namedCart } from './namedCart.ts';

/**
 * The maximum number of concurrent calls of one cart, and of calls that wait. They are higher than a browser's page
 * needs, but too low to slow other carts. Fifty identical concurrent orders are all processed.
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
 * Runs at most four concurrent calls of one cart. Up to `mostWaiting` further calls wait, and the rest get 429, so that
 * a script slows only its own cart. Each process counts separately.
 */
export function limitCartCalls(app: FastifyInstance, { waitSeconds }: { waitSeconds: number }): void {
  const ofCarts = keyedTurns({ ...limits, waitLimit: waitSeconds * 1000 });

  // The hook runs after the body is received, so that a slow body occupies no slot. Nearly every call gets its slot at
  // once, without a promise.
  app.addHook('preHandler', (request, reply, done) => {
    const { raw } = reply;
    const cart = namedCart(request);
    if (cart === undefined) return done();
    // A response closes when it is sent, or earlier when its client disconnects; in that case the call is not executed.
    if (raw.destroyed) return;
    const begin = (end: EndTurn) => {
      if (raw.destroyed) return end();
      raw.on('close', end);
      done();
    };
    const free = ofCarts.takeFree(cart);
    if (free) return begin(free);
    waitForTurn(cart, reply).then(begin, (error) => {
      if (!raw.destroyed) done(error instanceof NoTurn ? tooMuchAtOnce() : error);
    });
  });

  async function waitForTurn(cart: string, { raw }: FastifyReply): Promise<EndTurn> {
    const gone = new AbortController();
    const leave = () => gone.abort();
    raw.on('close', leave);
    return ofCarts.take(cart, gone.signal).finally(() => raw.off('close', leave));
  }
}
