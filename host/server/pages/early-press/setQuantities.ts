import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { cartOrRefusal, createCart, setCartProduct } from '@festival/shared-contracts/api/cartCalls';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { AxiosInstance } from 'axios';
import type { CartEntry } from '../../../src/cart/cartEntry.ts';
import type { CartCredentials } from '../../shop/cartCookie.ts';
import { reasonOf } from '../../shop/reasonOf.ts';
import { visitorCart } from '../../shop/visitorCart.ts';

/** A quantity that the shop refused, and the reason. */
export interface Refusal {
  productId: string;
  error: Pick<ShopError, 'code' | 'message'>;
}

/** The result for the quantities of a form. */
export type SetQuantities =
  /** All quantities except the refused ones are in this cart. */
  | { kind: 'set'; credentials: CartCredentials; refused: Refusal[] }
  /** The shop requires a pass of its waiting room [CNT-09]. */
  | { kind: 'queue' }
  /** The shop API failed. Quantities are absolute, so the form can be sent again; the quantities that were already set are in this cart. */
  | { kind: 'away'; reason: string; credentials?: CartCredentials };

/** Whether the cause of the failure is the API, not the product. */
const isAway = ({ status }: ShopError): boolean => status === 0 || status === 429 || status >= 500;

interface SetOptions {
  /** The client of the shop's API. */
  http: AxiosInstance;
  /** The visitor's cart; a new one is opened if it is missing, has ended, or was paid. */
  credentials: CartCredentials | undefined;
  userToken: string | undefined;
  /** The quantities by product, in the order of the presses. */
  quantities: readonly (readonly [productId: string, quantity: number])[];
  /** The parameters in the address for a new cart. @throws if the shop's config can't be read. */
  entry(): Promise<Pick<CartEntry, 'ofOpening' | 'body'>>;
}

/** Opens a cart, or returns the reason of a failure. */
async function openCart({ http, userToken, entry }: SetOptions): Promise<CartCredentials | SetQuantities> {
  const { ofOpening, body } = await entry();
  const headers = { ...ofOpening, ...(userToken ? { userToken } : {}) };
  const opened = await callEndpoint(http, createCart, { headers, body });
  if (opened.ok) return { cartId: opened.value.data.id, token: opened.value.data.token };
  return opened.error.code.startsWith('queue.') ? { kind: 'queue' } : { kind: 'away', reason: reasonOf(opened.error) };
}

/** Sets quantities in the visitor's cart, one after another, as the browser's cart writer would [BYD-05]. */
export async function setQuantities(options: SetOptions): Promise<SetQuantities> {
  const { http, credentials, userToken, quantities } = options;
  const user = userToken ? { userToken } : {};
  const known = await visitorCart(http, credentials, userToken);
  if (known.kind === 'unread') return { kind: 'away', reason: known.reason };
  const isOpen = known.kind === 'found' && known.cart.status !== 'confirmed';
  let own = isOpen ? credentials : undefined;
  if (!own) {
    const opened = await openCart(options).catch((error: unknown) => ({
      kind: 'away' as const,
      reason: String(error),
    }));
    if ('kind' in opened) return opened;
    own = opened;
  }
  const { cartId, token: cartToken } = own;
  const refused: Refusal[] = [];
  for (const [productId, quantity] of quantities) {
    const headers = { ...user, cartToken };
    const answer = await callEndpoint(http, setCartProduct, {
      params: { cartId },
      headers,
      body: { productId, quantity },
    });
    if (!answer.ok && isAway(answer.error)) return { kind: 'away', reason: reasonOf(answer.error), credentials: own };
    const error = answer.ok ? cartOrRefusal(answer.value).refusal : answer.error;
    if (error) refused.push({ productId, error });
  }
  return { kind: 'set', credentials: own, refused };
}
