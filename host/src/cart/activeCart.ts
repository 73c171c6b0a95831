import type { Cart } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import type { CartAnswers } from './cartAnswers.ts';
import type { CartRequests } from './cartClient.ts';
import { type CartFailures, isReadCartGone } from './cartFailures.ts';
import { forgetChoices, unreadCartIdAtom } from './cartState.ts';

interface ActiveCartDeps {
  store: PageStore;
  requests: CartRequests;
  answers: CartAnswers;
  failures: CartFailures;
}

export interface ActiveCart {
  /** @returns the visitor's cart; fails with `cart.not_found` if there is none. */
  find(): Promise<Result<Cart>>;
  /** @returns the visitor's cart, or a new one if there is none or it was paid. */
  findOrOpen(): Promise<Result<Cart>>;
}

/**
 * Finds the cart that a write changes. If the cart could not be read yet, it is read first, so that no new cart
 * replaces it.
 */
export const activeCart = ({ store, requests, answers, failures }: ActiveCartDeps): ActiveCart => {
  const read = async (cartId: string): Promise<Result<Cart>> => {
    const stamp = answers.stamp();
    const cart = await requests.read(cartId, new AbortController().signal);
    if (cart.ok) answers.show(cart.value, stamp);
    else if (isReadCartGone(cart.error)) failures.endCart();
    return cart;
  };
  const find = async (): Promise<Result<Cart>> => {
    const cart = store.get(primitives.cart);
    if (cart) return success(cart);
    const unread = store.get(unreadCartIdAtom);
    return unread === null ? failure({ code: 'cart.not_found', message: '', status: 0 }) : read(unread);
  };
  const open = async (): Promise<Result<Cart>> => {
    const stamp = answers.stamp();
    const opened = await requests.open();
    if (!opened.ok) return opened;
    // Choices made for a paid cart do not apply to the next cart.
    if (store.get(primitives.cart)) forgetChoices(store);
    answers.show(opened.value, stamp);
    return opened;
  };
  return {
    find,
    async findOrOpen() {
      const found = await find();
      if (found.ok) return found.value.status === 'confirmed' ? open() : found;
      return isReadCartGone(found.error) ? open() : found;
    },
  };
};
