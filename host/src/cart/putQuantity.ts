import type { Cart } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import type { ActiveCart } from './activeCart.ts';
import type { CartAnswers } from './cartAnswers.ts';
import type { CartRequests } from './cartRequests.ts';
import { holdsNothing } from './holdsNothing.ts';
import { isCartGone } from './isCartGone.ts';
import { cartForgotten, type QuantityChange } from './quantityChanges.ts';

export interface PutDeps {
  store: PageStore;
  requests: CartRequests;
  answers: CartAnswers;
  carts: ActiveCart;
}

/**
 * Writes one change to the server and shows the answer. It takes the quantity only when the cart is there, so that all
 * that was pressed until then goes in one call. `begin` is called then.
 */
export const putQuantity = ({ store, requests, answers, carts }: PutDeps, begin: (change: QuantityChange) => void) => {
  const put = async (change: QuantityChange): Promise<Result<Cart>> => {
    const cart = await carts.findOrOpen();
    if (!cart.ok) return cart;
    if (change.isDropped) return failure(cartForgotten);
    begin(change);
    const held = cart.value.products[change.productId] ?? 0;
    // Who could not see what the cart holds did not mean to take anything out of it.
    if (change.isBlind && change.quantity <= held) return cart;
    const question = answers.ask();
    const answer = await requests.setProduct(cart.value.id, change.productId, change.quantity);
    if (answer.ok) answers.show(answer.value, question);
    return answer;
  };
  return async (change: QuantityChange): Promise<Result> => {
    let result = await put(change);
    if (!result.ok && isCartGone(result.error) && holdsNothing(store.get(primitives.cart))) {
      // An empty cart that has ended is no loss: the shopper gets a new one without a word.
      store.set(primitives.cart, null);
      result = await put(change);
    }
    return result.ok ? success(undefined) : result;
  };
};
