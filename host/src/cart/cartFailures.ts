import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { CartAnswers } from './cartAnswers.ts';
import type { CartDeps } from './cartDeps.ts';
import { cartIdOf } from './cartIdOf.ts';
import { failureModal } from './failureModal.ts';
import { holdsNothing } from './holdsNothing.ts';
import { offerAgain } from './offerAgain.ts';
import { unreadCartIdAtom } from './unreadCartIdAtom.ts';

export interface CartFailures {
  /** The server no longer has the cart: its time is up here as well, which the shopper is told where something was in it [CNT-02]. */
  endCart(): void;
  /** Reports a failure with the cart's id and the request's [ERR-04]. */
  report(kind: 'cart.refused' | 'cart.unread', error: ShopError, cartId?: string | null): void;
  /** Opens the modal that says why a write failed, with trying again where the catalogue offers it [ERR-02]. */
  explain(error: ShopError, again: () => void): void;
}

/** What follows when a call about the cart fails. */
export const cartFailures = (deps: CartDeps, answers: Pick<CartAnswers, 'forget'>): CartFailures => {
  const { store, openModal } = deps;
  return {
    endCart() {
      if (store.get(unreadCartIdAtom) !== null) store.set(unreadCartIdAtom, null);
      else if (holdsNothing(store.get(primitives.cart))) answers.forget();
      else store.set(primitives.cartDeadline, store.get(primitives.serverNow));
    },
    report(kind, { code, status, requestId = '' }, cartId = cartIdOf(store)) {
      deps.report({ kind, message: `${code} ${status} ${requestId} cart ${cartId}` });
    },
    explain(error, again) {
      offerAgain(openModal, failureModal(error, cartIdOf(store) ?? undefined, deps.generalText()), again);
    },
  };
};
