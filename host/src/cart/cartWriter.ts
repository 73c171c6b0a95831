import type { Cart, Quantities } from '@festival/shared-contracts/cart/cart';
import type { Result } from '@festival/shared-contracts/errors/result';
import type { TabMessage } from './tabChannel.ts';

interface QuantityOptions {
  /** False when the change comes from the saved wishlist, so nothing is unsaved [WSH-01]. Default true. */
  updatesWishlist?: boolean;
}

interface ChangeOptions {
  /** Milliseconds without a write before the cart is fetched again. */
  refetchAfter?: number;
  /** Opens a cart when there is none. */
  opensCart?: boolean;
}

/**
 * The only writer of the cart on the page. `loadCartWriterMaker` chooses the implementation by where the shop keeps
 * its carts.
 */
export interface CartWriter {
  /** Sets a product's quantity in the cart; opens a cart when there is none. */
  setQuantity(productId: string, quantity: number, options?: QuantityOptions): Promise<Result>;
  /** Fetches the cart again as soon as no write waits or runs [CNT-04]. */
  refetch(): void;
  /** Sends a call that changes the cart, in order with the other writes, and shows the cart of its answer. */
  change(call: (cart: Cart) => Promise<Result<{ data: Cart }>>, options?: ChangeOptions): Promise<Result>;
  /**
   * Sets several quantities at once, in a cart that only the browser keeps: what belongs together, such as a stay with its
   * tickets. A server's cart has calls of its own for that.
   */
  setTogether?(quantities: Quantities, options?: QuantityOptions): void;
  /** Sends a call that does not change the cart on the page, in order with the writes. */
  inOrder<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>>;
  /** Applies a message from another tab of the shop [CNT-08]. */
  follow(message: TabMessage): void;
  /** Forgets the cart, also in the other tabs; drops waiting writes and ignores late answers. */
  forget(): void;
  /** Call it after hydration: only then may the cart on the page change without a press. */
  start(): void;
}
