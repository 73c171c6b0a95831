import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { CartDeps } from './cartDeps.ts';
import { forgetCart } from './forgetCart.ts';
import { showCart } from './showCart.ts';
import type { TabMessage } from './tabChannel.ts';

/** When something was asked for, and of which cart generation: the carts of a page are counted as they are forgotten. */
export interface Question {
  readonly generation: number;
  /** Milliseconds of the machine's clock, the same in every tab. */
  readonly askedAt: number;
}

export interface CartAnswers {
  /** Call it before a call begins. */
  ask(): Question;
  /** Whether the cart that was asked about is still the page's. */
  isCurrent(question: Question): boolean;
  /** Shows the server's answer, here and in the other tabs, unless its cart was forgotten meanwhile [CNT-04]. */
  show(cart: Cart, question: Question): void;
  /** A call has failed: what the server did of it, only what is asked from now on can tell. */
  fail(): void;
  /** Shows what another tab was answered; answers false where this tab may know something newer [CNT-08]. */
  showFromTab(message: Extract<TabMessage, { kind: 'cart' }>): boolean;
  /** Forgets the cart on the page: answers under way no longer count. */
  forget(): void;
}

/** Shows answers about the cart so that none overwrites a newer one. */
export const cartAnswers = (
  { store, clock, notifyTabs }: Pick<CartDeps, 'store' | 'clock' | 'notifyTabs'>,
  localNow: () => number = Date.now,
): CartAnswers => {
  let generation = 0;
  let answeredAt = localNow();
  const isCurrent = (question: Question): boolean => question.generation === generation;
  return {
    ask: () => ({ generation, askedAt: localNow() }),
    isCurrent,
    show(cart, question) {
      if (!isCurrent(question)) return;
      answeredAt = localNow();
      showCart(store, clock, cart);
      notifyTabs({ kind: 'cart', cart, askedAt: question.askedAt, answeredAt });
    },
    fail() {
      answeredAt = localNow();
    },
    showFromTab(message) {
      // Asked for before this tab's last answer came: which of the two is newer, nobody knows.
      if (message.askedAt < answeredAt) return false;
      answeredAt = message.answeredAt;
      showCart(store, clock, message.cart);
      return true;
    },
    forget() {
      generation += 1;
      forgetCart(store);
    },
  };
};
