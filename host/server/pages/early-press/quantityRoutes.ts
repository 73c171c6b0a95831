import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { setCartProduct } from '@festival/shared-contracts/api/cartCalls';
import { getProducts } from '@festival/shared-contracts/api/shopCalls';
import { defaultLanguage } from '@festival/shared-contracts/language/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cartEntry } from '../../../src/cart/cartEntry.ts';
import { queueAddress } from '../../../src/routing/navigation/queueAddress.ts';
import { ownPath } from '../../../src/routing/ownPath.ts';
import { acceptForms } from '../../http/acceptForms.ts';
import { chosenLanguage } from '../../http/chosenLanguage.ts';
import { isOwnOrigin } from '../../http/isOwnOrigin.ts';
import { refuse } from '../../http/refuse.ts';
import { newNonce } from '../../security/newNonce.ts';
import { pagePolicy } from '../../security/pagePolicy.ts';
import { siteAddress } from '../../security/siteAddress.ts';
import { cartCookie } from '../../shop/cartCookie.ts';
import { type ShopKeys, shopApi } from '../../shop/shopDirectory.ts';
import type { PageDeps } from '../pageDeps.ts';
import { setQuantities } from './setQuantities.ts';
import { unsetPage } from './unsetPage.ts';

type QuantityDeps = Pick<PageDeps, 'manifest' | 'looks' | 'shops' | 'catalogue' | 'shopApiUrl' | 'signOn'>;

type QuantityRequest = FastifyRequest<{ Params: { slug: string }; Body: string }>;

/** The maximum number of products in one form: more than a page shows to a shopper in a hurry. */
const most = 50;

/** The fields of the form except `returnTo`: product ids with quantities. Null if they are not valid. */
function quantitiesIn(fields: readonly (readonly [string, string])[]) {
  const given = fields.map(([productId, quantity]) => ({ productId, quantity: Number(quantity) }));
  const checked = z.safeParse(z.array(setCartProduct.body).check(z.maxLength(most)), given);
  return checked.success ? checked.data.map(({ productId, quantity }) => [productId, quantity] as const) : null;
}

/** Sends the page that lists the products which are not in the cart. */
async function sendUnset(
  { manifest, looks }: QuantityDeps,
  request: QuantityRequest,
  reply: FastifyReply,
  page: { keys: ShopKeys; returnTo: string; unset: Parameters<typeof unsetPage>[1]['unset'] },
): Promise<FastifyReply> {
  const nonce = newNonce();
  const { slug, brand } = page.keys;
  const language = chosenLanguage(request) ?? looks.of(slug)?.language ?? defaultLanguage;
  const html = unsetPage(manifest, { ...page, slug, brand, language, nonce });
  return reply
    .headers({ ...pagePolicy({ nonce, registryOrigin: '', isDevelopment: false }), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
}

async function takeForm(deps: QuantityDeps, request: QuantityRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!isOwnOrigin(request)) return refuse(reply, 403, 'foreign_origin', 'This call must come from the shop itself.');
  const { slug } = request.params;
  const keys = await deps.shops(slug);
  if (!keys) return refuse(reply, 404, 'unknown_shop', 'There is no such shop.');
  const form = new URLSearchParams(request.body);
  const returnTo = ownPath(form.get('returnTo') ?? '') ?? `/${encodeURIComponent(slug)}`;
  const fields = [...form].filter(([name]) => name !== 'returnTo');
  const quantities = quantitiesIn(fields);
  if (!quantities) return refuse(reply, 400, 'invalid', 'The form has products and quantities that cannot be.');
  const session = await deps.signOn?.sessionOf(request, reply, keys);
  const http = shopApi(deps.shopApiUrl, keys);
  const credentials = cartCookie.read(request, slug);
  const { search } = siteAddress(returnTo);
  const entry = async () => cartEntry((await deps.catalogue(keys)).config, search);
  const answer = await setQuantities({ http, credentials, userToken: session?.accessToken, quantities, entry });
  if (answer.kind === 'queue') {
    const { config } = await deps.catalogue(keys);
    return reply.header('cache-control', 'no-store').redirect(queueAddress(config) ?? returnTo, 303);
  }
  if (answer.credentials) cartCookie.set(request, reply, slug, answer.credentials);
  if (answer.kind === 'away') {
    request.log.error({ reason: answer.reason }, 'the quantities of a form were not set');
    reply.code(503).header('retry-after', '10');
    const again = [...fields, ['returnTo', returnTo] as const];
    return sendUnset(deps, request, reply, { keys, returnTo, unset: { kind: 'away', fields: again } });
  }
  const { refused } = answer;
  if (refused.length === 0) return reply.header('cache-control', 'no-store').redirect(returnTo, 303);
  const read = await callEndpoint(http, getProducts, {});
  return sendUnset(deps, request, reply, {
    keys,
    returnTo,
    unset: { kind: 'refused', refused, products: read.ok ? read.value : [] },
  });
}

/**
 * `POST /{slug}/quantities`: the form of a page whose scripts do not load. Its fields are product ids with quantities, and `returnTo`. Sets
 * them in the visitor's cart, or in a new one with the parameters of `returnTo`. Answers 303 to `returnTo`, or to the shop's waiting room
 * [CNT-09]; a page with the refusals; or 503 with the same form while the shop API is away [BYD-05].
 */
export function quantityRoutes(app: FastifyInstance, deps: QuantityDeps): void {
  app.register(async (routes) => {
    acceptForms(routes);
    routes.post('/:slug/quantities', (request: QuantityRequest, reply) => takeForm(deps, request, reply));
  });
}
