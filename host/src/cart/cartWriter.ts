import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Result } from '@festival/shared-contracts/errors/result';
import type { TabMessage } from './tabChannel.ts';

export interface QuantityOptions {
  /** False where the change comes from the saved wishlist: then nothing is left to save [WSH-01]. Default true. */
  updatesWishlist?: boolean;
}

export interface ChangeOptions {
  /** Milliseconds of quiet before the cart is fetched again. */
  refetchAfter?: number;
}

/**
 * The one writer of the cart on the page. Where the cart is kept depends on the shop: `loadCartWriterMaker` chooses.
 */
export interface CartWriter {
  /** Sets how many of a product the cart holds; a cart begins when there is none. */
  setQuantity(productId: string, quantity: number, options?: QuantityOptions): Promise<Result>;
  /** Fetches the cart again as soon as no write waits or runs [CNT-04]. */
  refetch(): void;
  /** A call that changes the cart, in order with the other writes; the cart that it answers is shown. */
  change(call: (cart: Cart) => Promise<Result<{ data: Cart }>>, options?: ChangeOptions): Promise<Result>;
  /** A call that does not change the cart on the page, in order with those that do. */
  inOrder<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>>;
  /** Follows another tab of the shop [CNT-08]. */
  follow(message: TabMessage): void;
  /** Forgets the cart, also in the other tabs; what waits is dropped, and late answers no longer count. */
  forget(): void;
  /** Call it once the browser has taken the page over: from then on the cart on the page may change by itself. */
  start(): void;
}
