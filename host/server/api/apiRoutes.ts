import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cartsOf, clearCartCookie, readCartCookie, setCartCookie, setOrderCookie } from '../shop/cartCookie.ts';
import type { ShopDirectory, ShopKeys } from '../shop/shopDirectory.ts';
import type { SignOn } from '../sign-on/signOn.ts';
import { apiHeaders } from './apiHeaders.ts';
import { forward, readBody } from './forward.ts';
import { isOwnOrigin } from './isOwnOrigin.ts';
import { refuse } from './refuse.ts';

const services = ['shopping', 'travel', 'members', 'personalisation'];
const passedBack = ['content-type', 'etag', 'cache-control', 'retry-after', 'x-request-id'];

/** Names the shop of a browser's request. */
const shopHeader = 'x-shop';

const newCartSchema = z.object({ data: z.looseObject({ id: z.string(), token: z.string() }) });

/**
 * Moves a new cart's token from the answer into the cookie, so that no script ever has it.
 * @returns the answer for the browser.
 */
function keepNewCart(request: FastifyRequest, reply: FastifyReply, slug: string, body: Buffer): Buffer | object {
  const opened = z.safeParse(newCartSchema, JSON.parse(body.toString('utf8')));
  if (!opened.success) return body;
  const { token, ...cart } = opened.data.data;
  setCartCookie(request, reply, slug, { cartId: cart.id, token });
  return { data: { ...cart, token: '' } };
}

/** The address of a call with every `..` resolved, and its path below the shop API, without the query. */
function targetOf(shopApiUrl: string, called: string): { url: string; path: string } {
  const base = new URL(shopApiUrl).pathname.replace(/\/$/, '');
  const url = new URL(`${shopApiUrl}${called}`);
  return { url: url.href, path: url.pathname.slice(base.length) };
}

/** Calls whose answers contain a shop's keys; only this server makes them, for its pages. */
const isOfKeys = (path: string): boolean => /^\/shopping\/(shop|shops\/.*)\/?$/.test(path);

interface ApiSettings {
  shopApiUrl: string;
  shops: ShopDirectory;
  /** Absent when sign-on is not set up. */
  signOn?: SignOn | undefined;
}

/**
 * `/api/{service}/…`: the shop API on the page's own origin, with the tokens that scripts never have [API-02, SSO-03].
 */
export function apiRoutes(app: FastifyInstance, { shopApiUrl, shops, signOn }: ApiSettings): void {
  app.register(async (api) => {
    api.removeAllContentTypeParsers();
    // Forwarded unchanged; the shop API validates it.
    api.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    );

    api.addHook('onRequest', async (request, reply) => {
      const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
      if (isWrite && !isOwnOrigin(request))
        return refuse(reply, 403, 'foreign_origin', 'This call must come from the shop itself.');
    });

    async function keysOf(request: FastifyRequest): Promise<ShopKeys | undefined> {
      const slug = request.headers[shopHeader];
      return typeof slug === 'string' ? await shops(slug) : undefined;
    }

    // API-11: requested when a page loads; the answer is not used.
    api.get('/api/init', async (_request, reply) => reply.header('cache-control', 'no-store').send({ data: {} }));

    api.delete<{ Querystring: { cartId?: string } }>('/api/cart', async (request, reply) => {
      const keys = await keysOf(request);
      if (!keys) return refuse(reply, 404, 'unknown_shop', 'There is no such shop.');
      const { cartId } = request.query;
      // A tab with an older cart must not remove the cart that another tab has opened.
      const isOther = cartId !== undefined && readCartCookie(request, keys.slug)?.cartId !== cartId;
      if (!isOther) clearCartCookie(request, reply, keys.slug);
      return reply.code(204).send();
    });

    api.route<{ Params: { service: string } }>({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/api/:service/*',
      async handler(request, reply) {
        const keys = await keysOf(request);
        if (!keys) return refuse(reply, 404, 'unknown_shop', 'There is no such shop.');
        if (!services.includes(request.params.service))
          return refuse(reply, 404, 'unknown_service', 'There is no such service.');
        const target = targetOf(shopApiUrl, request.url.slice('/api'.length));
        const path = target.path;
        if (!path.startsWith(`/${request.params.service}/`) || isOfKeys(path))
          return refuse(reply, 404, 'not_found', 'There is nothing at this address.');
        const carts = cartsOf(request, keys.slug);
        const session = await signOn?.sessionOf(request, reply, keys);
        const answer = await forward({
          method: request.method,
          url: target.url,
          headers: apiHeaders({
            path,
            given: request.headers,
            keys,
            carts,
            userToken: session?.accessToken,
            requestId: request.id,
            client: request.ip,
          }),
          body: Buffer.isBuffer(request.body) ? request.body : undefined,
          timeLimit: 20_000,
        }).catch((error: Error) => {
          request.log.error({ err: error, path: request.routeOptions.url }, 'the shop API did not answer');
          return undefined;
        });
        if (!answer)
          return refuse(reply, 502, 'api_away', 'The shop can not be reached just now. Nothing was changed.');
        reply.code(answer.statusCode ?? 502);
        for (const name of passedBack) if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name]);
        const isDone = request.method === 'POST' && (answer.statusCode ?? 500) < 300;
        if (isDone && path === '/shopping/carts') {
          return reply.send(keepNewCart(request, reply, keys.slug, await readBody(answer)));
        }
        const placed = isDone && carts.find(({ cartId }) => path === `/shopping/carts/${cartId}/orders`);
        if (placed) setOrderCookie(request, reply, keys.slug, placed);
        return reply.send(answer);
      },
    });
  });
}
