import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { acceptTerms } from '@festival/shared-contracts/api/cartCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure } from '@festival/shared-contracts/errors/result';
import { termsVersionOf } from '@festival/shared-contracts/shop/termsVersionOf';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { CartDeps } from '../cart/cartDeps.ts';
import type { CartWriter } from '../cart/cartWriter.ts';
import { isOverCap } from '../cart/isOverCap.ts';
import type { NotYet } from './notYet.ts';

export interface CartCommandDeps extends Pick<CartDeps, 'store' | 'http' | 'openModal'> {
  writer: Pick<CartWriter, 'setQuantity' | 'change'>;
  notYet: NotYet;
}

/** What goes into the cart, and what a shopper decides about it: quantities, refund protection, terms. */
export const cartCommands = ({ store, http, openModal, writer, notYet }: CartCommandDeps): Commands['cart'] => ({
  async setQuantity(productId, quantity) {
    const product = store.get(primitives.products).find(({ id }) => id === productId);
    const config = store.get(primitives.config);
    if (product && config && isOverCap(product, quantity, config)) {
      void openModal(5004);
      return failure({ code: 'quantity.over_cap', message: '', status: 0 });
    }
    return writer.setQuantity(productId, quantity);
  },
  async setInsurance(isTaken) {
    const insurance = store.get(primitives.products).find(({ mappedType }) => mappedType === 'insurance');
    if (!insurance) return failure({ code: 'product.not_found', message: '', status: 0 });
    // A no is told as well, though nothing is taken out by it: the cart keeps it.
    const result = await writer.setQuantity(insurance.id, isTaken ? 1 : 0);
    if (result.ok) store.set(primitives.isRefundChoiceMade, true);
    return result;
  },
  async acceptTerms(isAccepted) {
    store.set(primitives.isTermsAccepted, isAccepted);
    const body = { terms: isAccepted ? shownVersion(store) : null };
    const sent = await writer.change(({ id }) => callEndpoint(http, acceptTerms, { params: { cartId: id }, body }));
    if (!sent.ok) store.set(primitives.isTermsAccepted, false);
    return sent;
  },
  async acceptCovidTerms(isAccepted) {
    store.set(primitives.isCovidTermsAccepted, isAccepted);
    const body = { covidTerms: isAccepted ? shownVersion(store) : null };
    const sent = await writer.change(({ id }) => callEndpoint(http, acceptTerms, { params: { cartId: id }, body }));
    if (!sent.ok) store.set(primitives.isCovidTermsAccepted, false);
    return sent;
  },
  chooseUpgrade: notYet('cart.chooseUpgrade'),
  extendHold: notYet('cart.extendHold'),
});

/** The version of the terms that this page shows; null on a page without a shop. */
const shownVersion = (store: CartDeps['store']): string | null => {
  const config = store.get(primitives.config);
  return config && termsVersionOf(config);
};
