import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';
import { cartNotKept } from './cartNotKept.ts';
import { cartIdOf } from './cartState.ts';
import type { CartDeps } from './cartWriter.ts';
import { failureModal } from './failureModal.ts';

/** Repeats the failed write. If the shopper accepts the quantity that is left, writes that quantity [BSK-08]. */
export type Retry = (left?: number) => void;

export type RefusalDeps = Pick<CartDeps, 'store' | 'openModal' | 'openBasket' | 'explainNoCookie' | 'generalText'>;

/**
 * Opens the modal that explains a refused write. While an order is being paid it opens the basket instead, which offers
 * to finish or to cancel the payment [ERR-02, ERR-06].
 */
export const showRefusal = (
  { store, openModal, openBasket, explainNoCookie, generalText }: RefusalDeps,
  error: ShopError,
  retry: Retry,
): void => {
  if (error.code === cartNotKept.code && explainNoCookie) explainNoCookie();
  else if (error.code === 'cart.in_payment' && openBasket) openBasket();
  else offerRetry(openModal, failureModal(error, cartIdOf(store) ?? undefined, generalText()), retry);
};

/**
 * Opens a failure's modal. If the shopper chooses the retry (6011) or accepts the quantity that is left (6008), calls
 * `retry` [ERR-02].
 */
const offerRetry = (
  openModal: Commands['overlay']['openModal'],
  { code, ...details }: OpenModal,
  retry: Retry,
): void => {
  void openModal(code, details).then((answer) => {
    if (answer !== 'confirm') return;
    if (code === 6008) retry(Number(details.values?.left));
    else if (code === 6011) retry();
  });
};
