import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { AxiosInstance } from 'axios';
import { type CartCredentials, cartCookie, offerCookie } from '../../shop/cartCookie.ts';
import { keysOrNone } from '../../shop/keysOrNone.ts';
import { renewCartToken } from '../../shop/renewCartToken.ts';
import { type ShopKeys, shopApi } from '../../shop/shopDirectory.ts';
import { visitorCart } from '../../shop/visitorCart.ts';
import type { PageDeps } from '../pageDeps.ts';
import type { PageRequest } from '../pageRequest.ts';

type OfferDeps = Pick<PageDeps, 'shopApiUrl' | 'signOn'>;

/** The result for the cart of a link. */
export type CartOffer =
  /** There is no offered cart, or it was already handled: the page is shown. */
  | { kind: 'none' }
  /** The cart now belongs to the visitor; this answer sets the cart's cookie. */
  | { kind: 'taken' }
  /** The visitor already has a filled cart, so they must choose. */
  | { kind: 'ask'; keys: ShopKeys; own: Cart; offered: Cart };

type OfferedPage = Pick<PageRequest, 'request' | 'reply' | 'slug'>;

const holdsSomething = ({ products, status }: Cart): boolean =>
  status !== 'confirmed' && Object.values(products).some((quantity) => quantity > 0);

/** Handles the cart of a link: it is taken if it replaces no filled cart, otherwise the visitor is asked [SSO-06]. */
export async function cartOffer({ shopApiUrl, signOn }: OfferDeps, page: PageRequest): Promise<CartOffer> {
  const { request, reply, slug } = page;
  const offer = offerCookie.read(request, slug);
  const keys = offer && (await keysOrNone(page));
  if (!offer || !keys) return { kind: 'none' };
  const http = shopApi(shopApiUrl, keys);
  const session = await signOn?.sessionOf(request, reply, keys);
  const [own, offered] = await Promise.all([
    visitorCart(http, cartCookie.read(request, slug), session?.accessToken),
    visitorCart(http, offer),
  ]);
  // If the API fails, the visitor loses neither cart: the next page handles the offer.
  if (own.kind === 'unread' || offered.kind === 'unread') return notDecided(page, offer.cartId);
  const isOpen = offered.kind === 'found' && offered.cart.status === 'shopping';
  if (isOpen && own.kind === 'found' && holdsSomething(own.cart))
    return { kind: 'ask', keys, own: own.cart, offered: offered.cart };
  return takeOffer(http, page, offer, session?.accessToken);
}

/** Gives the offered cart to the visitor, with a new token that only they have. */
export async function takeOffer(
  http: AxiosInstance,
  page: OfferedPage,
  offer: CartCredentials,
  userToken: string | undefined,
): Promise<{ kind: 'none' } | { kind: 'taken' }> {
  const { request, reply, slug } = page;
  const renewed = await renewCartToken(http, offer, { isHandedOver: true, userToken });
  if (renewed.kind === 'unknown') return notDecided(page, offer.cartId, renewed.reason);
  offerCookie.clear(request, reply, slug);
  if (renewed.kind === 'refused') return { kind: 'none' };
  cartCookie.set(request, reply, slug, renewed.credentials);
  return { kind: 'taken' };
}

function notDecided({ request }: OfferedPage, cartId: string, reason = 'a cart was not read'): { kind: 'none' } {
  request.log.error({ cartId, reason }, 'the cart of an address was not taken');
  return { kind: 'none' };
}
