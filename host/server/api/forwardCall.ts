import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cartCookie, cartsOf, orderCookie } from '../shop/cartCookie.ts';
import type { ShopDirectory } from '../shop/shopDirectory.ts';
import type { SignOn } from '../sign-on/signOn.ts';
import { callShopApi } from './callShopApi.ts';
import { readBody } from './forward.ts';
import { refuse } from './refuse.ts';
import { requestedShop } from './requestedShop.ts';

export interface ApiDeps {
  shopApiUrl: string;
  shops: ShopDirectory;
  /** Absent when sign-on is not set up. */
  signOn?: SignOn | undefined;
}

type ServiceRequest = FastifyRequest<{ Params: { service: string } }>;

const services = ['shopping', 'travel', 'members', 'personalisation'];
const returnedHeaders = ['content-type', 'etag', 'cache-control', 'retry-after', 'x-request-id'];

const newCartSchema = z.object({ data: z.looseObject({ id: z.string(), token: z.string() }) });

/**
 * Moves a new cart's token from the answer into the cookie, so that no script ever has it.
 * @returns the answer for the browser.
 */
function storeNewCart(request: FastifyRequest, reply: FastifyReply, slug: string, body: Buffer): Buffer | object {
  const opened = z.safeParse(newCartSchema, JSON.parse(body.toString('utf8')));
  if (!opened.success) return body;
  const { token, ...cart } = opened.data.data;
  cartCookie.set(request, reply, slug, { cartId: cart.id, token });
  return { data: { ...cart, token: '' } };
}

/** The address of a call with every `..` resolved, and its path below the shop API, without the query. */
function targetOf(shopApiUrl: string, called: string): { url: string; path: string } {
  const base = new URL(shopApiUrl).pathname.replace(/\/$/, '');
  const url = new URL(`${shopApiUrl}${called}`);
  return { url: url.href, path: url.pathname.slice(base.length) };
}

/** Calls whose answers contain a shop's keys; only this server makes them, for its pages. */
const containsKeys = (path: string): boolean => /^\/shopping\/(shop|shops\/.*)\/?$/.test(path);

/** `/api/{service}/…`: forwards a call to the shop API [API-02, SSO-03]. */
export async function forwardCall(deps: ApiDeps, request: ServiceRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { shopApiUrl, shops, signOn } = deps;
  const { service } = request.params;
  const keys = await requestedShop(request, shops);
  if (!keys) return refuse(reply, 404, 'unknown_shop', 'There is no such shop.');
  if (!services.includes(service)) return refuse(reply, 404, 'unknown_service', 'There is no such service.');
  const { url, path } = targetOf(shopApiUrl, request.url.slice('/api'.length));
  if (!path.startsWith(`/${service}/`) || containsKeys(path))
    return refuse(reply, 404, 'not_found', 'There is nothing at this address.');
  const carts = cartsOf(request, keys.slug);
  const session = await signOn?.sessionOf(request, reply, keys);
  const called = await callShopApi(request, { url, path, keys, carts, userToken: session?.accessToken });
  if (!called.ok) {
    request.log.error({ err: called.error, path: request.routeOptions.url }, 'the shop API did not answer');
    return refuse(reply, 502, 'api_away', 'The shop can not be reached just now. Nothing was changed.');
  }
  const answer = called.value;
  reply.code(answer.statusCode ?? 502);
  for (const name of returnedHeaders) if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name]);
  const isDone = request.method === 'POST' && (answer.statusCode ?? 500) < 300;
  if (isDone && path === '/shopping/carts') {
    return reply.send(storeNewCart(request, reply, keys.slug, await readBody(answer)));
  }
  const placed = isDone && carts.find(({ cartId }) => path === `/shopping/carts/${cartId}/orders`);
  if (placed) orderCookie.set(request, reply, keys.slug, placed);
  return reply.send(answer);
}
