import { failure, type Result } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { CartQueue } from './cartQueue.ts';

/** A quantity that a shopper requested, from the press until its call begins. */
export interface QuantityChange {
  readonly productId: string;
  quantity: number;
  /** Requested while the page did not know the cart's contents. */
  isBlind: boolean;
  /** The cart of the change was forgotten. */
  isDropped: boolean;
}

export interface QuantityChanges {
  /** Queues a quantity. It replaces a waiting change of the same product; both get the same answer. */
  add(productId: string, quantity: number, isBlind: boolean): Promise<Result>;
  /** Call it when a change's request begins: later presses then queue a change of their own. */
  begin(change: QuantityChange): void;
  /** Whether a change waits: of this product, or of any. */
  isWaiting(productId?: string): boolean;
  /** Call it before another call is queued: later presses may not change what is written before that call. */
  seal(): void;
  /** Drops the waiting changes. */
  drop(): void;
}

/** The failure of a change whose cart was forgotten before it was written. */
export const cartForgotten: ShopError = { code: 'cart.forgotten', message: '', status: 0 };

/** The changes of quantity that wait in the queue, at most one in a row for each product [BYD-05]. */
export const quantityChanges = (
  { run }: CartQueue,
  write: (change: QuantityChange) => Promise<Result>,
): QuantityChanges => {
  const waiting = new Set<QuantityChange>();
  /** Changes that a later press may replace, with their shared answer. */
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
