import type { Result } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { CartFailures } from './cartFailures.ts';
import type { CartQueue } from './cartQueue.ts';
import type { CartRefetch } from './cartRefetch.ts';
import { isCartGone } from './isCartGone.ts';
import { pendingQuantities } from './pendingQuantities.ts';
import { type PutDeps, putQuantity } from './putQuantity.ts';
import { type QuantityChange, type QuantityChanges, quantityChanges } from './quantityChanges.ts';
import { quietPeriod } from './refetchSchedule.ts';
import { unreadCartIdAtom } from './unreadCartIdAtom.ts';

interface QuantityWriterDeps extends PutDeps {
  queue: CartQueue;
  failures: CartFailures;
  refetch: CartRefetch;
}

interface QuantityWriter extends Pick<QuantityChanges, 'seal' | 'drop'> {
  set(productId: string, quantity: number): Promise<Result>;
}

/**
 * Sets quantities in the server's cart: shown at once, written by as few calls as their order allows [CNT-04, BYD-05].
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
    // A newer press is waiting; its answer decides.
    else if (!changes.isWaiting(productId)) failures.explain(error, (left = quantity) => void set(productId, left));
  };

  const write = async (change: QuantityChange): Promise<Result> => {
    const stamp = answers.stamp();
    const result = await put(change);
    // A change that failed before its request takes no more presses either.
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
