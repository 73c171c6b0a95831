import { defaultLanguage } from '@festival/shared-contracts/language/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../../../src/routing/ownPath.ts';
import { acceptForms } from '../../http/acceptForms.ts';
import { chosenLanguage } from '../../http/chosenLanguage.ts';
import { isOwnOrigin } from '../../http/isOwnOrigin.ts';
import { refuse } from '../../http/refuse.ts';
import { newNonce } from '../../security/newNonce.ts';
import { pagePolicy } from '../../security/pagePolicy.ts';
import { locationOf, siteAddress } from '../../security/siteAddress.ts';
import { offerCookie } from '../../shop/cartCookie.ts';
import { isSlug, shopApi } from '../../shop/shopDirectory.ts';
import type { PageDeps } from '../pageDeps.ts';
import { type CartOffer, takeOffer } from './cartOffer.ts';
import { offerPage } from './offerPage.ts';

type Choice = { Params: { slug: string }; Body: string };

/** Sends the page that asks which cart to keep. */
export async function sendOffer(
  { manifest, looks }: Pick<PageDeps, 'manifest' | 'looks'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { keys, own, offered }: Extract<CartOffer, { kind: 'ask' }>,
): Promise<FastifyReply> {
  const nonce = newNonce();
  const { slug, brand } = keys;
  const language = chosenLanguage(request) ?? looks.of(slug)?.language ?? defaultLanguage;
  const returnTo = locationOf(siteAddress(request.url));
  const html = offerPage(manifest, { slug, language, brand, own, offered, returnTo, nonce });
  return reply
    .headers({ ...pagePolicy({ nonce, registryOrigin: '', isDevelopment: false }), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** `POST /{slug}/cart-offer`: keeps the visitor's cart, or replaces it with the link's [SSO-06]. */
export function offerRoutes(app: FastifyInstance, deps: Pick<PageDeps, 'shops' | 'shopApiUrl' | 'signOn'>): void {
  app.register(async (routes) => {
    acceptForms(routes);
    routes.post<Choice>('/:slug/cart-offer', async (request, reply) => {
      if (!isOwnOrigin(request))
        return refuse(reply, 403, 'foreign_origin', 'This call must come from the shop itself.');
      const given = new URLSearchParams(request.body);
      const { slug } = request.params;
      // The id is part of a cookie's name, which allows no other characters.
      if (!isSlug(slug)) return refuse(reply, 404, 'unknown_shop', 'There is no such shop.');
      const offer = offerCookie.read(request, slug);
      const keys = offer && (await deps.shops(slug));
      if (offer && keys && given.get('choice') === 'take') {
        const session = await deps.signOn?.sessionOf(request, reply, keys);
        await takeOffer(shopApi(deps.shopApiUrl, keys), { request, reply, slug }, offer, session?.accessToken);
      } else offerCookie.clear(request, reply, slug);
      return reply
        .header('cache-control', 'no-store')
        .redirect(ownPath(given.get('returnTo') ?? '') ?? `/${encodeURIComponent(slug)}`, 303);
    });
  });
}
