import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { CartAnswers } from './cartAnswers.ts';
import type { CartDeps } from './cartDeps.ts';
import { cartIdOf } from './cartIdOf.ts';
import { explainRefusal } from './explainRefusal.ts';
import { isCartEmpty } from './isCartEmpty.ts';
import type { Retry } from './offerRetry.ts';
import { unreadCartIdAtom } from './unreadCartIdAtom.ts';

export interface CartFailures {
  /** Ends the cart here because the server no longer has it; the shopper is informed if it had contents [CNT-02]. */
  endCart(): void;
  /** Reports a failure with the ids of the cart and the request [ERR-04]. */
  report(kind: 'cart.refused' | 'cart.unread', error: ShopError, cartId?: string | null): void;
  /** Opens the modal that explains why a write failed, with a retry where the catalogue has one [ERR-02]. */
  explain(error: ShopError, retry: Retry): void;
}

/** Reactions to failed calls about the cart. */
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
    explain: (error, retry) => explainRefusal(deps, error, retry),
  };
};
