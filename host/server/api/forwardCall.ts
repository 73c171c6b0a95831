import type { KnownCallers } from '@festival/service-kit/http/knownCallers';
import { createCart } from '@festival/shared-contracts/api/cartCalls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from '../http/refuse.ts';
import { requestedShop } from '../http/requestedShop.ts';
import { cartCookie, cartKey, cartsOf, orderCookie } from '../shop/cartCookie.ts';
import type { ShopDirectory } from '../shop/shopDirectory.ts';
import type { SignOn } from '../sign-on/signOn.ts';
import { browserCall } from './browserCall.ts';
import { callShopApi } from './callShopApi.ts';
import { compressAnswer } from './compressAnswer.ts';
import { readBody } from './forward.ts';
import { isSharedRead, type SharedReads, sendShared } from './sharedReads.ts';

export interface ApiDeps {
  shopApiUrl: string;
  shops: ShopDirectory;
  /** Absent when sign-on is not set up. */
  signOn?: SignOn | undefined;
  /** Carts whose calls are counted per cart; a new cart is added. */
  known?: KnownCallers | undefined;
}

const returnedHeaders = ['content-type', 'etag', 'cache-control', 'retry-after', 'x-request-id'];

const newCartSchema = z.object({ data: z.looseObject({ id: z.string(), token: z.string() }) });

/** Moves a new cart's token from the answer into the cookie, so that no script ever has it. @returns the answer for the browser. */
function storeNewCart(
  { known }: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  slug: string,
  body: Buffer,
): Buffer | object {
  const opened = z.safeParse(newCartSchema, JSON.parse(body.toString('utf8')));
  if (!opened.success) return body;
  const { token, ...cart } = opened.data.data;
  const credentials = { cartId: cart.id, token };
  cartCookie.set(request, reply, slug, credentials);
  known?.add(cartKey(credentials));
  return { data: { ...cart, token: '' } };
}

/** A write that was sent may have been carried out although no answer arrived. */
const whatChanged = ({ method }: FastifyRequest, error: NodeJS.ErrnoException): string =>
  method === 'GET' || error.code === 'ECONNREFUSED'
    ? 'Nothing was changed.'
    : 'It is not known whether the change was made: read what it was to change before you send it again.';

function refuseAway(request: FastifyRequest, reply: FastifyReply, error: Error): FastifyReply {
  request.log.error({ err: error, path: request.routeOptions.url }, 'the shop API did not answer');
  reply.header('retry-after', '10');
  return refuse(reply, 503, 'api_away', `The shop can not be reached just now. ${whatChanged(request, error)}`);
}

/** `/api/{service}/…`: forwards a call to the shop API [API-02, SSO-03]. */
export async function forwardCall(
  deps: ApiDeps & { sharedReads: SharedReads },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { shopApiUrl, shops, signOn } = deps;
  const keys = await requestedShop(request, shops);
  if (!keys) return refuse(reply, 404, 'unknown_shop', 'There is no such shop.');
  const [written = '', ...query] = request.url.slice('/api'.length).split('?');
  const known = browserCall(request.method, written);
  if (!known) return refuse(reply, 404, 'not_found', 'There is nothing at this address.');
  const { call, path } = known;
  if (isSharedRead(call)) {
    const shared = await deps.sharedReads(call, path, keys, request.id).catch((error: Error) => error);
    return shared instanceof Error ? refuseAway(request, reply, shared) : sendShared(request, reply, shared);
  }
  const url = [`${shopApiUrl}${path}`, ...query].join('?');
  const carts = cartsOf(request, keys.slug);
  const session = await signOn?.sessionOf(request, reply, keys);
  const called = await callShopApi(request, { url, path, keys, carts, userToken: session?.accessToken });
  if (!called.ok) return refuseAway(request, reply, called.error);
  const answer = called.value;
  reply.code(answer.statusCode ?? 502);
  for (const name of returnedHeaders) if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name]);
  const isDone = request.method === 'POST' && (answer.statusCode ?? 500) < 300;
  if (isDone && call.name === createCart.name) {
    return reply.send(storeNewCart(deps, request, reply, keys.slug, await readBody(answer)));
  }
  const placed = isDone && carts.find(({ cartId }) => path === `/shopping/carts/${cartId}/orders`);
  if (placed) orderCookie.set(request, reply, keys.slug, placed);
  return reply.send(await compressAnswer(request, reply, answer));
}
