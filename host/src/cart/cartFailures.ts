import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { loadChunk } from '../network/loadChunk.ts';
import type { CartAnswers } from './cartAnswers.ts';
import { cartIdOf, isCartEmpty, unreadCartIdAtom } from './cartState.ts';
import type { CartDeps } from './cartWriter.ts';
import type { RefusalDeps, Retry } from './showRefusal.ts';

export interface CartFailures {
  /**
   * Ends the cart in this tab because the server no longer has it. The shopper is informed if the cart had contents
   * [CNT-02].
   */
  endCart(): void;
  /** Reports a failure with the ids of the cart and the request [ERR-04]. */
  report(kind: 'cart.refused' | 'cart.unread', error: ShopError, cartId?: string | null): void;
  /** Opens the modal that explains why a write failed, with a retry if the catalogue's row has one [ERR-02]. */
  explain(error: ShopError, retry: Retry): void;
}

/** Handles failed calls about the cart. */
export const cartFailures = (deps: CartDeps, answers: Pick<CartAnswers, 'forget'>): CartFailures => {
  const { store } = deps;
  return {
    endCart() {
      if (store.get(unreadCartIdAtom) !== null) store.set(unreadCartIdAtom, null);
      else if (isCartEmpty(store.get(primitives.cart))) answers.forget();
      else store.set(primitives.cartDeadline, store.get(primitives.serverNow));
    },
    report(kind, { code, status, requestId = '' }, cartId = cartIdOf(store)) {
      deps.report({ kind, message: `${code} ${status} ${requestId} cart ${cartId}` });
    },
    explain: (error, retry) => void explainRefusal(deps, error, retry),
  };
};

/**
 * Explains a refused write, with a retry if the catalogue's row has one; an expired cart has another modal [ERR-02]. The code of the
 * cart's calls contains the explanations, so a failed call has loaded them.
 */
export const explainRefusal = async (deps: RefusalDeps, error: ShopError, retry: Retry): Promise<void> => {
  if (isCartGone(error)) return;
  const file = () => import(/* webpackChunkName: "cart-calls" */ './showRefusal.ts');
  const { showRefusal } = await loadChunk(file);
  showRefusal(deps, error, retry);
};

/** Whether the server no longer has the cart: the cart has expired, or does not belong to the visitor [API-07]. */
export const isCartGone = ({ code, status }: ShopError): boolean =>
  status === 410 || code === 'cart.expired' || code === 'cart.not_found';

/** Codes of 404s that do not come from the shop API, so they prove nothing about a cart: a proxy's page, and the host's own answer. */
const otherNotFound = ['http.404', 'unknown_shop'];

/**
 * Whether a failed read proves that the cart no longer exists. After any other failure the visitor keeps the cart
 * [API-07].
 */
export const isReadCartGone = (error: ShopError): boolean =>
  isCartGone(error) || (error.status === 404 && !otherNotFound.includes(error.code));
