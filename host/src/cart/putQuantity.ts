import type { Cart } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import type { ActiveCart } from './activeCart.ts';
import type { CartAnswers } from './cartAnswers.ts';
import type { CartRequests } from './cartRequests.ts';
import { isCartEmpty } from './isCartEmpty.ts';
import { isCartGone } from './isCartGone.ts';
import { cartForgotten, type QuantityChange } from './quantityChanges.ts';

export interface PutDeps {
  store: PageStore;
  requests: CartRequests;
  answers: CartAnswers;
  carts: ActiveCart;
}

/**
 * Writes one change to the server and shows the answer. The quantity is read only once the cart is known, so that all
 * presses until then are written by one call. `begin` is called at that moment.
 */
export const putQuantity = ({ store, requests, answers, carts }: PutDeps, begin: (change: QuantityChange) => void) => {
  const put = async (change: QuantityChange): Promise<Result<Cart>> => {
    const cart = await carts.findOrOpen();
    if (!cart.ok) return cart;
    if (change.isDropped) return failure(cartForgotten);
    begin(change);
    const held = cart.value.products[change.productId] ?? 0;
    // The shopper could not see the cart's contents, so the change was not meant to remove anything.
    if (change.isBlind && change.quantity <= held) return cart;
    const stamp = answers.stamp();
    const answer = await requests.setProduct(cart.value.id, change.productId, change.quantity);
    if (answer.ok) answers.show(answer.value, stamp);
    return answer;
  };
  return async (change: QuantityChange): Promise<Result> => {
    let result = await put(change);
    if (!result.ok && isCartGone(result.error) && isCartEmpty(store.get(primitives.cart))) {
      // An empty cart that has expired is replaced by a new one without a message.
      store.set(primitives.cart, null);
      result = await put(change);
    }
    return result.ok ? success(undefined) : result;
  };
};
