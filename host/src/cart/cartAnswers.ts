import type { Cart } from '@festival/shared-contracts/cart/cart';
import { forgetCart, showCart } from './cartState.ts';
import type { CartDeps, TabMessage } from './cartWriter.ts';

/** The time at which a request was sent, and the cart generation then. The generation increases each time a cart is forgotten. */
interface RequestStamp {
  readonly generation: number;
  /** Milliseconds of the machine's clock, the same in every tab. */
  readonly askedAt: number;
}

export interface CartAnswers {
  /** Call it before the request is sent. */
  stamp(): RequestStamp;
  /** False if the cart of that request was forgotten after the request was sent. */
  isCurrent(stamp: RequestStamp): boolean;
  /** Shows the server's answer in this tab and the others, unless the answer's cart has been forgotten [CNT-04]. */
  show(cart: Cart, stamp: RequestStamp): void;
  /** After a failed call the cart's state is unknown until the next answer. */
  markUnknown(): void;
  /** Shows an answer that another tab received. Returns false if this tab may have a newer answer [CNT-08]. */
  showFromTab(message: Extract<TabMessage, { kind: 'cart' }>): boolean;
  /** Forgets the cart in the page; answers that arrive later are ignored. */
  forget(): void;
}

/** Shows answers about the cart. An older answer never overwrites a newer one. */
export const cartAnswers = (
  { store, clock, notifyTabs }: Pick<CartDeps, 'store' | 'clock' | 'notifyTabs'>,
  localNow: () => number = Date.now,
): CartAnswers => {
  let generation = 0;
  let answeredAt = localNow();
  const isCurrent = (stamp: RequestStamp): boolean => stamp.generation === generation;
  return {
    stamp: () => ({ generation, askedAt: localNow() }),
    isCurrent,
    show(cart, stamp) {
      if (!isCurrent(stamp)) return;
      answeredAt = localNow();
      showCart(store, clock, cart);
      notifyTabs({ kind: 'cart', cart, askedAt: stamp.askedAt, answeredAt });
    },
    markUnknown() {
      answeredAt = localNow();
    },
    showFromTab(message) {
      // The other tab sent its request before this tab received its last answer, so the order of the two answers is unknown.
      if (message.askedAt < answeredAt) return false;
      answeredAt = message.answeredAt;
      showCart(store, clock, message.cart, Math.max(0, localNow() - message.answeredAt));
      return true;
    },
    forget() {
      generation += 1;
      forgetCart(store);
    },
  };
};
