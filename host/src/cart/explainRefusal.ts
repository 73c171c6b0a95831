import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { CartDeps } from './cartDeps.ts';
import { cartIdOf } from './cartIdOf.ts';
import { failureModal } from './failureModal.ts';
import { isCartGone } from './isCartGone.ts';
import { offerRetry, type Retry } from './offerRetry.ts';

/**
 * Opens the modal that explains a refused write, with a retry where the catalogue has one; an expired cart has a
 * modal of its own [ERR-02]. While an order is being paid its basket says so, and offers both ways on [ERR-06].
 */
export const explainRefusal = (
  { store, openModal, openBasket, generalText }: Pick<CartDeps, 'store' | 'openModal' | 'openBasket' | 'generalText'>,
  error: ShopError,
  retry: Retry,
): void => {
  if (isCartGone(error)) return;
  if (error.code === 'cart.in_payment' && openBasket) openBasket();
  else offerRetry(openModal, failureModal(error, cartIdOf(store) ?? undefined, generalText()), retry);
};
