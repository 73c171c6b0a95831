import { headerNames } from '@festival/shared-contracts/api/endpoint';
import type { CartCredentials } from '../shop/cartCookie.ts';
import type { ShopKeys } from '../shop/shopDirectory.ts';

/** Headers of a browser's request that are forwarded to the shop API; they include no cookie or token. */
const forwardedHeaders = [
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

interface HeaderOptions {
  path: string;
  given: Readonly<Record<string, string | string[] | undefined>>;
  keys: ShopKeys;
  /** The visitor's carts. The token of the cart in the path is added to the call. */
  carts: readonly CartCredentials[];
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
}: HeaderOptions): Record<string, string> {
  const fromBrowser = forwardedHeaders.flatMap((name) =>
    typeof given[name] === 'string' ? [[name, given[name]]] : [],
  );
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
