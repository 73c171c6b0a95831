import { headerNames } from '@festival/shared-contracts/api/endpoint';
import type { CartKey } from '../shop/cartCookie.ts';
import type { ShopKeys } from '../shop/shopDirectory.ts';

/** Headers of a browser's request that are forwarded to the shop API; no cookie or token is among them. */
const passed = [
  'accept',
  'accept-language',
  'content-type',
  'if-none-match',
  headerNames.idempotencyKey,
  headerNames.upgradableOrder,
  headerNames.access,
  headerNames.policy,
];

/** The cart of a path: `/shopping/carts/{id}/…`. */
const cartIn = (path: string): string | undefined => /^\/shopping\/carts\/([^/?]+)/.exec(path)?.[1];

interface HeaderSettings {
  path: string;
  given: Readonly<Record<string, string | string[] | undefined>>;
  keys: ShopKeys;
  /** The visitor's carts: the token of the path's cart is added. */
  carts: readonly CartKey[];
  /** The signed-in user's token; absent for a guest. */
  userToken?: string | undefined;
  requestId: string;
  /** The browser's address, if a browser made the call: the shop API limits clients, not this server. */
  client?: string;
}

/**
 * The headers of a call to the shop API: those the browser may set, and the keys that only this server has [API-02].
 */
export function apiHeaders({
  path,
  given,
  keys,
  carts,
  userToken,
  requestId,
  client,
}: HeaderSettings): Record<string, string> {
  const fromBrowser = passed.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : []));
  const own = carts.find(({ cartId }) => cartId === cartIn(path));
  return {
    ...Object.fromEntries(fromBrowser),
    authorization: `Bearer ${keys.shopToken}`,
    [headerNames.namespace]: keys.apiNamespace,
    'x-request-id': requestId,
    ...(client ? { 'x-forwarded-for': client } : {}),
    ...(own ? { [headerNames.cartToken]: own.token } : {}),
    ...(userToken ? { [headerNames.userToken]: userToken } : {}),
    ...(path.startsWith('/members/') ? { [headerNames.brand]: keys.brand } : {}),
  };
}
