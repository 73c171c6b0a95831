import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../http/isOwnOrigin.ts';
import { refuse } from '../http/refuse.ts';
import { requestedShop } from '../http/requestedShop.ts';
import { cartCookie } from '../shop/cartCookie.ts';
import { type ApiDeps, forwardCall } from './forwardCall.ts';
import { sharedReads } from './sharedReads.ts';

type CartRequest = FastifyRequest<{ Querystring: { cartId?: string } }>;

async function forgetCart({ shops }: ApiDeps, request: CartRequest, reply: FastifyReply): Promise<FastifyReply> {
  const keys = await requestedShop(request, shops);
  if (!keys) return refuse(reply, 404, 'unknown_shop', 'There is no such shop.');
  const { cartId } = request.query;
  // A tab with an older cart must not remove the cart that another tab has opened.
  const isOther = cartId !== undefined && cartCookie.read(request, keys.slug)?.cartId !== cartId;
  if (!isOther) cartCookie.clear(request, reply, keys.slug);
  return reply.code(204).send();
}

/** `/api/{service}/…`: the shop API on the page's own origin, with the tokens that scripts never have [API-02, SSO-03]. */
export function apiRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const served = { ...deps, sharedReads: sharedReads(deps.shopApiUrl) };
  app.register(async (api) => {
    api.removeAllContentTypeParsers();
    // The body is forwarded unchanged; the shop API validates it.
    api.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    );

    api.addHook('onRequest', async (request, reply) => {
      const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
      if (isWrite && !isOwnOrigin(request))
        return refuse(reply, 403, 'foreign_origin', 'This call must come from the shop itself.');
    });

    // Every page reports its load here; the answer is not used [API-11].
    api.get('/api/init', async (_request, reply) => reply.header('cache-control', 'no-store').send({ data: {} }));

    api.delete('/api/cart', (request: CartRequest, reply) => forgetCart(deps, request, reply));

    api.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/api/:service/*',
      handler: (request, reply) => forwardCall(served, request, reply),
    });
  });
}
