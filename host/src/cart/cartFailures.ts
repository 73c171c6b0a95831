import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { CartAnswers } from './cartAnswers.ts';
import { cartIdOf, isCartEmpty, unreadCartIdAtom } from './cartState.ts';
import type { CartDeps } from './cartWriter.ts';
import { failureModal } from './failureModal.ts';

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
    explain: (error, retry) => explainRefusal(deps, error, retry),
  };
};

/**
 * Opens the modal that explains a refused write, with a retry if the catalogue's row has one; an expired cart has
 * another modal [ERR-02]. While an order is being paid it opens the basket instead, which offers to finish or to cancel
 * the payment [ERR-06].
 */
export const explainRefusal = (
  {
    store,
    openModal,
    openBasket,
    explainNoCookie,
    generalText,
  }: Pick<CartDeps, 'store' | 'openModal' | 'openBasket' | 'explainNoCookie' | 'generalText'>,
  error: ShopError,
  retry: Retry,
): void => {
  if (isCartGone(error)) return;
  if (error.code === cartNotKept.code && explainNoCookie) explainNoCookie();
  else if (error.code === 'cart.in_payment' && openBasket) openBasket();
  else offerRetry(openModal, failureModal(error, cartIdOf(store) ?? undefined, generalText()), retry);
};

/** Repeats the failed write. If the shopper accepts the quantity that is left, writes that quantity [BSK-08]. */
export type Retry = (left?: number) => void;

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

/** Whether the server no longer has the cart: the cart has expired, or does not belong to the visitor [API-07]. */
export const isCartGone = ({ code, status }: ShopError): boolean =>
  status === 410 || code === 'cart.expired' || code === 'cart.not_found';

/** The failure of a write whose cart was not found right after it was opened: the browser does not keep the cart's cookie. */
export const cartNotKept: ShopError = {
  code: 'cart.not_kept',
  message: '',
  status: 0,
};

/** Codes of 404s that do not come from the shop API, so they prove nothing about a cart: a proxy's page, and the host's own answer. */
const otherNotFound = ['http.404', 'unknown_shop'];

/**
 * Whether a failed read proves that the cart no longer exists. After any other failure the visitor keeps the cart
 * [API-07].
 */
export const isReadCartGone = (error: ShopError): boolean =>
  isCartGone(error) || (error.status === 404 && !otherNotFound.includes(error.code));
