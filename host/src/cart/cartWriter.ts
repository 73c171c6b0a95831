import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import type { Cart, Quantities } from '@festival/shared-contracts/cart/cart';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { Result } from '@festival/shared-contracts/errors/result';
import type { TravelCart } from '@festival/shared-contracts/travel/travelCart';
import type { Wishlist } from '@festival/shared-contracts/wishlist/wishlist';
import type { ServerClock } from '../countdown/serverClock.ts';
import type { ErrorReport } from '../network/errorReport.ts';
import type { PageStore } from '../page/pageStore.ts';

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

export type CartWriterMaker = (deps: CartDeps) => CartWriter;

/** Collaborators of the cart. */
export interface CartDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  clock: ServerClock;
  openModal: Commands['overlay']['openModal'];
  /** Opens the basket; of an order that is being paid it offers to finish or to cancel the payment [OVL-02, ERR-06]. */
  openBasket?(): void;
  report(report: ErrorReport): void;
  /** Publishes a change of the cart to the shop's other tabs [CNT-08]. */
  notifyTabs(message: TabMessage): void;
  /** The query of the page's address. */
  search(): string;
  /** Opens another document. */
  leave(address: string): void;
  /** The generic text for a failure without a message. */
  generalText(): string;
}

/** A message between the tabs of a shop [CNT-08]. */
export type TabMessage =
  /** An answer of the server, or a cart that the browser computes. The times of request and answer are milliseconds of the machine's clock. */
  | { kind: 'cart'; cart: Cart; askedAt: number; answeredAt: number; wishlist?: SharedWishlist }
  /** The cart has changed and this tab does not know how: it is being paid; or the tab begins, and another may have what is not saved. */
  | { kind: 'changed'; cartId: string }
  | { kind: 'forgotten'; cartId: string };

/** What the tabs of an account tell each other of its wishlist beside the cart [CNT-08, WSH-02]. */
export interface SharedWishlist {
  travelCart: TravelCart | null;
  hasUnsavedChanges: boolean;
  /** What the account has saved, as far as the tab knows. */
  saved: Wishlist | null;
}
