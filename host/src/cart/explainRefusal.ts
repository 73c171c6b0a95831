import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { CartDeps } from './cartDeps.ts';
import { cartIdOf } from './cartIdOf.ts';
import { failureModal } from './failureModal.ts';
import { isCartGone } from './isCartGone.ts';
import { offerAgain } from './offerAgain.ts';

/** Opens the modal that says why a choice was refused, with trying again where the catalogue offers it; a cart that is gone has its own [ERR-02]. */
export const explainRefusal = (
  { store, openModal, generalText }: Pick<CartDeps, 'store' | 'openModal' | 'generalText'>,
  error: ShopError,
  again: () => void,
): void => {
  if (!isCartGone(error))
    offerAgain(openModal, failureModal(error, cartIdOf(store) ?? undefined, generalText()), again);
};
