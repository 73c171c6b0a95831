import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import {
  acceptTerms,
  createCart,
  extendHold as extendHoldCall,
  getCart,
  setCartProduct,
} from '@festival/shared-contracts/api/cartCalls';
import type { BodyOf } from '@festival/shared-contracts/api/endpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { getProducts } from '@festival/shared-contracts/api/shopCalls';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { queueAddress } from '../routing/navigation/queueAddress.ts';
import { cartEntry } from './cartEntry.ts';
import type { CartDeps } from './cartWriter.ts';
import { upgradedOrderAtom } from './upgradedOrder.ts';

/** The call POST /carts as the browser sees it: the host's server removes the token from the answer. */
const openedCart = { ...createCart, answer: getCart.answer };

type EntryDeps = Pick<CartDeps, 'store' | 'http' | 'search' | 'leave' | 'report'>;

const entryOf = ({ store, search }: Pick<EntryDeps, 'store' | 'search'>) => {
  const config = store.get(primitives.config);
  return config && cartEntry(config, search(), store.get(upgradedOrderAtom));
};

/**
 * Opens a cart with the policy, order and queue token of the page's address. If a shop with a waiting room refuses the
 * token, or if there is no token, the page leaves for the waiting room; the next page of this tab repeats the press
 * [CNT-09].
 */
export const openCart = async (deps: EntryDeps) => {
  const entry = entryOf(deps);
  if (entry?.warning) deps.report({ kind: 'queue.token', message: entry.warning });
  const opened = await callEndpoint(deps.http, openedCart, {
    headers: entry?.ofOpening ?? {},
    body: entry?.body ?? {},
  });
  const config = deps.store.get(primitives.config);
  const queue = config && queueAddress(config);
  if (opened.ok || !queue || !opened.error.code.startsWith('queue.')) return opened;
  deps.leave(queue);
  // While the page unloads, no error is shown. A visitor who returns with Back sees the refusal.
  return new Promise<typeof opened>((resolve) => addEventListener('pageshow', () => resolve(opened), { once: true }));
};

export const readCart = (http: HttpClient, cartId: string, signal: AbortSignal) =>
  callEndpoint(http, getCart, { params: { cartId }, signal });

export const setProduct = (deps: EntryDeps, cartId: string, body: BodyOf<typeof setCartProduct>) =>
  callEndpoint(deps.http, setCartProduct, { params: { cartId }, headers: entryOf(deps)?.ofWrite ?? {}, body });

export const sendTerms = (http: HttpClient, cartId: string, body: BodyOf<typeof acceptTerms>) =>
  callEndpoint(http, acceptTerms, { params: { cartId }, body });

export const extendHold = (http: HttpClient, cartId: string) =>
  callEndpoint(http, extendHoldCall, { params: { cartId } });

export const readProducts = (http: HttpClient, signal: AbortSignal) => callEndpoint(http, getProducts, { signal });
