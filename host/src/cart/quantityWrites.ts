import type { Cart } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import type { ActiveCart } from './activeCart.ts';
import type { CartAnswers } from './cartAnswers.ts';
import type { CartRequests } from './cartClient.ts';
import { type CartFailures, isCartGone } from './cartFailures.ts';
import { cartNotKept } from './cartNotKept.ts';
import type { CartQueue } from './cartQueue.ts';
import { type CartRefetch, quietPeriod } from './cartRefetch.ts';
import { isCartEmpty, unreadCartIdAtom } from './cartState.ts';
import { pendingQuantities } from './pendingQuantities.ts';

interface QuantityWriterDeps extends PutDeps {
  queue: CartQueue;
  failures: CartFailures;
  refetch: CartRefetch;
}

interface QuantityWriter extends Pick<QuantityChanges, 'seal' | 'drop'> {
  set(productId: string, quantity: number): Promise<Result>;
}

/**
 * Sets quantities in the server's cart. The page shows them at once; they are written with the fewest calls that their
 * order allows [CNT-04, BYD-05].
 */
export const quantityWriter = (deps: QuantityWriterDeps): QuantityWriter => {
  const { store, queue, answers, failures, refetch } = deps;
  const pending = pendingQuantities(store);
  const isUnread = () => store.get(unreadCartIdAtom) !== null;

  const set = (productId: string, quantity: number): Promise<Result> => {
    pending.show(productId, quantity);
    return changes.add(productId, quantity, isUnread());
  };

  const fail = ({ productId, quantity }: QuantityChange, error: ShopError): void => {
    answers.markUnknown();
    failures.report('cart.refused', error);
    if (error.code === 'product.sold_out') refetch.renewProducts();
    if (isCartGone(error)) failures.endCart();
    // A newer press is waiting; the answer to that press decides.
    else if (!changes.isWaiting(productId)) failures.explain(error, (left = quantity) => void set(productId, left));
  };

  const write = async (change: QuantityChange): Promise<Result> => {
    const stamp = answers.stamp();
    const result = await put(change);
    // If a change fails before its request, later presses must not join it either.
    changes.begin(change);
    if (!answers.isCurrent(stamp)) return result;
    // While a newer press waits, its quantity stays on the screen as pending.
    if (!changes.isWaiting(change.productId)) pending.settle(change.productId, change.quantity, result);
    if (!result.ok) fail(change, result.error);
    refetch.schedule(result.ok || isUnread() ? quietPeriod : 0);
    return result;
  };

  const changes = quantityChanges(queue, write);
  const put = putQuantity(deps, changes.begin);
  return { set, seal: changes.seal, drop: changes.drop };
};

/** A quantity that a shopper requested, from the press until its call begins. */
interface QuantityChange {
  readonly productId: string;
  quantity: number;
  /** Whether it was requested while the page did not know the cart's contents. */
  isBlind: boolean;
  /** Whether the cart of the change was forgotten. */
  isDropped: boolean;
}

interface QuantityChanges {
  /** Queues a quantity. It replaces a waiting change of the same product; both receive the same answer. */
  add(productId: string, quantity: number, isBlind: boolean): Promise<Result>;
  /** Call it when a change's request begins: later presses then queue a separate change. */
  begin(change: QuantityChange): void;
  /** Whether a change is waiting: for this product, or for any product if none is given. */
  isWaiting(productId?: string): boolean;
  /** Call it before another call is queued: later presses must not change a write before that call. */
  seal(): void;
  /** Drops the waiting changes. */
  drop(): void;
}

/** The failure of a change whose cart was forgotten before the change was written. */
const cartForgotten: ShopError = { code: 'cart.forgotten', message: '', status: 0 };

/** The changes of quantity that wait in the queue: at most one in a row for each product [BYD-05]. */
const quantityChanges = ({ run }: CartQueue, write: (change: QuantityChange) => Promise<Result>): QuantityChanges => {
  const waiting = new Set<QuantityChange>();
  /** The changes that a later press may replace. Each has an answer that all replaced presses share. */
  const open = new Map<string, { change: QuantityChange; answer: Promise<Result> }>();
  return {
    add(productId, quantity, isBlind) {
      const earlier = open.get(productId);
      if (earlier) {
        Object.assign(earlier.change, { quantity, isBlind });
        return earlier.answer;
      }
      const change: QuantityChange = { productId, quantity, isBlind, isDropped: false };
      waiting.add(change);
      const answer = run(() => (change.isDropped ? Promise.resolve(failure(cartForgotten)) : write(change)));
      open.set(productId, { change, answer });
      return answer;
    },
    begin(change) {
      waiting.delete(change);
      if (open.get(change.productId)?.change === change) open.delete(change.productId);
    },
    isWaiting: (productId) => [...waiting].some((change) => productId === undefined || change.productId === productId),
    seal: () => open.clear(),
    drop() {
      for (const change of waiting) change.isDropped = true;
      waiting.clear();
      open.clear();
    },
  };
};

interface PutDeps {
  store: PageStore;
  requests: CartRequests;
  answers: CartAnswers;
  carts: ActiveCart;
}

/**
 * Writes one change to the server and shows the answer. The quantity is read only once the cart is known, so that one
 * call writes all presses up to that moment. `begin` is called then.
 */
const putQuantity = ({ store, requests, answers, carts }: PutDeps, begin: (change: QuantityChange) => void) => {
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
      if (!result.ok && isCartGone(result.error)) return failure(cartNotKept);
    }
    return result.ok ? success(undefined) : result;
  };
};
