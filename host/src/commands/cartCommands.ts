import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { CartDeps } from '../cart/cartDeps.ts';
import type { CartWriter } from '../cart/cartWriter.ts';
import { isOverCap } from '../cart/overCap.ts';
import type { NotYet } from './notYet.ts';

export interface CartCommandDeps extends Pick<CartDeps, 'store' | 'openModal'> {
  writer: Pick<CartWriter, 'setQuantity'>;
  notYet: NotYet;
}

/** What goes into the cart, and what a shopper decides about it: quantities, refund protection, terms. */
export const cartCommands = ({ store, openModal, writer, notYet }: CartCommandDeps): Commands['cart'] => ({
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
    const held = store.get(primitives.cart)?.products[insurance.id] ?? 0;
    const isAlready = isTaken ? held === 1 : held === 0;
    const result = isAlready ? success(undefined) : await writer.setQuantity(insurance.id, isTaken ? 1 : 0);
    if (result.ok) store.set(primitives.isRefundChoiceMade, true);
    return result;
  },
  async acceptTerms(isAccepted) {
    store.set(primitives.isTermsAccepted, isAccepted);
    return success(undefined);
  },
  async acceptCovidTerms(isAccepted) {
    store.set(primitives.isCovidTermsAccepted, isAccepted);
    return success(undefined);
  },
  chooseUpgrade: notYet('cart.chooseUpgrade'),
  extendHold: notYet('cart.extendHold'),
});
