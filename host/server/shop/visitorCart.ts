import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getCart } from '@festival/shared-contracts/api/cartCalls';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { AxiosInstance } from 'axios';
import { isReadCartGone } from '../../src/cart/isReadCartGone.ts';
import type { CartKey } from './cartCookie.ts';

/** What the shop API says of the cart that the visitor's cookie names. */
export type VisitorCart =
  | { kind: 'none' }
  | { kind: 'found'; cart: Cart }
  /** It has ended, or was never the visitor's: the cookie can go. */
  | { kind: 'gone' }
  /** The API failed: nobody knows how the cart is, so the visitor keeps it. */
  | { kind: 'unread'; cartId: string; reason: string };

/** Milliseconds that a page waits for the cart: without it the page is still worth having. */
export const cartTimeLimit = 2_000;

/** Reads the visitor's cart. It never throws: a page can be made without the cart, and the browser reads it again. */
export async function visitorCart(
  http: AxiosInstance,
  key: CartKey | undefined,
  userToken?: string,
): Promise<VisitorCart> {
  if (!key) return { kind: 'none' };
  const { cartId, token: cartToken } = key;
  try {
    const read = await callEndpoint(http, getCart, {
      params: { cartId },
      headers: { cartToken, ...(userToken ? { userToken } : {}) },
      signal: AbortSignal.timeout(cartTimeLimit),
    });
    if (read.ok) return { kind: 'found', cart: read.value.data };
    if (isReadCartGone(read.error)) return { kind: 'gone' };
    const { code, status, requestId = '' } = read.error;
    return { kind: 'unread', cartId, reason: `${code} ${status} ${requestId}`.trim() };
  } catch (error) {
    return { kind: 'unread', cartId, reason: String(error) };
  }
}
