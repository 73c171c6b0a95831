import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CartCredentials, cartCookie, offerCookie } from '../../shop/cartCookie.ts';
import { keysOrNone } from '../../shop/keysOrNone.ts';
import { renewCartToken } from '../../shop/renewCartToken.ts';
import { type ShopDirectory, type ShopKeys, shopApi } from '../../shop/shopDirectory.ts';
import { visitorCart } from '../../shop/visitorCart.ts';
import type { SignOn } from '../../sign-on/signOn.ts';

export interface OfferDeps {
  shops: ShopDirectory;
  shopApiUrl: string;
  /** Absent when sign-on is not set up. */
  signOn?: SignOn | undefined;
}

/** The result for the cart of a link. */
export type CartOffer =
  /** There is no offered cart, or it was already handled: the page is shown. */
  | { kind: 'none' }
  /** The cart now belongs to the visitor; this answer sets the cart's cookie. */
  | { kind: 'taken' }
  /** The visitor already has a filled cart, so they must choose. */
  | { kind: 'ask'; keys: ShopKeys; own: Cart; offered: Cart };

interface OfferedVisit extends OfferDeps {
  request: FastifyRequest;
  reply: FastifyReply;
  slug: string;
}

const holdsSomething = ({ products, status }: Cart): boolean =>
  status !== 'confirmed' && Object.values(products).some((quantity) => quantity > 0);

/** Handles the cart of a link: it is taken if it replaces no filled cart, otherwise the visitor is asked [SSO-06]. */
export async function cartOffer(visit: OfferedVisit): Promise<CartOffer> {
  const { request, reply, slug, shops, shopApiUrl, signOn } = visit;
  const offer = offerCookie.read(request, slug);
  const keys = offer && (await keysOrNone(shops, slug, request.log));
  if (!offer || !keys) return { kind: 'none' };
  const http = shopApi(shopApiUrl, keys);
  const session = await signOn?.sessionOf(request, reply, keys);
  const [own, offered] = await Promise.all([
    visitorCart(http, cartCookie.read(request, slug), session?.accessToken),
    visitorCart(http, offer),
  ]);
  // If the API fails, the visitor loses neither cart: the next page handles the offer.
  if (own.kind === 'unread' || offered.kind === 'unread') return notDecided(visit, offer.cartId);
  const isOpen = offered.kind === 'found' && offered.cart.status === 'shopping';
  if (isOpen && own.kind === 'found' && holdsSomething(own.cart))
    return { kind: 'ask', keys, own: own.cart, offered: offered.cart };
  return takeOffer(visit, keys, offer, session?.accessToken);
}

/** Gives the offered cart to the visitor, with a new token that only they have. */
export async function takeOffer(
  visit: OfferedVisit,
  keys: ShopKeys,
  offer: CartCredentials,
  userToken: string | undefined,
): Promise<{ kind: 'none' } | { kind: 'taken' }> {
  const { request, reply, slug, shopApiUrl } = visit;
  const renewed = await renewCartToken(shopApi(shopApiUrl, keys), offer, { isHandedOver: true, userToken });
  if (renewed.kind === 'unknown') return notDecided(visit, offer.cartId, renewed.reason);
  offerCookie.clear(request, reply, slug);
  if (renewed.kind === 'refused') return { kind: 'none' };
  cartCookie.set(request, reply, slug, renewed.credentials);
  return { kind: 'taken' };
}

function notDecided({ request }: OfferedVisit, cartId: string, reason = 'a cart was not read'): { kind: 'none' } {
  request.log.error({ cartId, reason }, 'the cart of an address was not taken');
  return { kind: 'none' };
}
