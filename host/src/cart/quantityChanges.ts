import { failure, type Result } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { CartQueue } from './cartQueue.ts';

/** A quantity that a shopper asked for, from the press until its call has begun. */
export interface QuantityChange {
  readonly productId: string;
  quantity: number;
  /** Asked for while the page did not know what the cart holds. */
  isBlind: boolean;
  /** The cart that it was meant for was forgotten. */
  isDropped: boolean;
}

export interface QuantityChanges {
  /** Writes a quantity in its turn. One for the same product that waits still is replaced: both are answered together. */
  add(productId: string, quantity: number, isBlind: boolean): Promise<Result>;
  /** A change's call begins: presses from now on wait for a turn of their own. */
  begin(change: QuantityChange): void;
  /** Whether a change of this product, or any at all, waits. */
  isWaiting(productId?: string): boolean;
  /** Another call follows: what waits is written before it, and no later press may change that. */
  seal(): void;
  /** Drops what waits. */
  drop(): void;
}

/** What a change is answered whose cart was forgotten before its turn. */
export const cartForgotten: ShopError = { code: 'cart.forgotten', message: '', status: 0 };

/** The quantities that wait for their turn in the queue, at most one for each product in a row [BYD-05]. */
export const quantityChanges = (
  { run }: CartQueue,
  write: (change: QuantityChange) => Promise<Result>,
): QuantityChanges => {
  const waiting = new Set<QuantityChange>();
  /** Those that a later press may replace, with the answer that they share. */
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
