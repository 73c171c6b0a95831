import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getCart } from '@festival/shared-contracts/api/cartCalls';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { AxiosInstance } from 'axios';
import { isReadCartGone } from '../../src/cart/cartFailures.ts';
import type { CartCredentials } from './cartCookie.ts';
import { reasonOf } from './reasonOf.ts';

/** The shop API's answer about the cart in the visitor's cookie. */
export type VisitorCart =
  | { kind: 'none' }
  | { kind: 'found'; cart: Cart }
  /** The cart has expired, or does not belong to the visitor: the cookie can be removed. */
  | { kind: 'gone' }
  /** The API failed, so the cart's state is unknown and the visitor keeps it. */
  | { kind: 'unread'; cartId: string; reason: string };

/** Milliseconds that a page waits for the cart; after that it is rendered without the cart. */
const cartTimeLimit = 2_000;

/** Reads the visitor's cart. It never throws: a page can be rendered without the cart, and the browser then reads it. */
export async function visitorCart(
  http: AxiosInstance,
  credentials: CartCredentials | undefined,
  userToken?: string,
): Promise<VisitorCart> {
  if (!credentials) return { kind: 'none' };
  const { cartId, token: cartToken } = credentials;
  try {
    const read = await callEndpoint(http, getCart, {
      params: { cartId },
      headers: { cartToken, ...(userToken ? { userToken } : {}) },
      signal: AbortSignal.timeout(cartTimeLimit),
    });
    if (read.ok) return { kind: 'found', cart: read.value.data };
    if (isReadCartGone(read.error)) return { kind: 'gone' };
    return { kind: 'unread', cartId, reason: reasonOf(read.error) };
  } catch (error) {
    return { kind: 'unread', cartId, reason: String(error) };
  }
}
