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
  /** False if the change comes from the saved wishlist, so that the wishlist still counts as saved [WSH-01]. Default true. */
  updatesWishlist?: boolean;
}

interface ChangeOptions {
  /** Milliseconds without a write before the cart is fetched again. */
  refetchAfter?: number;
  /** Whether a cart is opened if there is none. */
  opensCart?: boolean;
}

/**
 * The only writer of the cart on the page. `loadCartWriterMaker` chooses the implementation: carts on the server or in
 * the browser.
 */
export interface CartWriter {
  /** Sets a product's quantity in the cart; opens a cart if there is none. */
  setQuantity(productId: string, quantity: number, options?: QuantityOptions): Promise<Result>;
  /** Fetches the cart again as soon as no write waits or runs [CNT-04]. */
  refetch(): void;
  /** Sends a call that changes the cart, in order with the other writes, and shows the cart in its answer. */
  change(call: (cart: Cart) => Promise<Result<{ data: Cart }>>, options?: ChangeOptions): Promise<Result>;
  /**
   * Sets several quantities at once that belong together, such as a stay with its tickets. Only for a cart in the
   * browser; for a cart on the server, separate calls do this.
   */
  setTogether?(quantities: Quantities, options?: QuantityOptions): void;
  /** Stores the country of delivery, or its removal. Only for a cart in the browser [BRD-04]. */
  chooseDelivery?(country: string | null): Result;
  /** Sends a call that does not change the cart, in order with the writes. */
  inOrder<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>>;
  /** Applies a message from another tab of the shop [CNT-08]. */
  follow(message: TabMessage): void;
  /** Forgets the cart in all tabs, drops waiting writes and ignores late answers. */
  forget(): void;
  /** Call it after hydration: from then on the cart on the page may change without a press. */
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
  /**
   * Opens the basket. For an order that is being paid, the basket offers to finish or to cancel the payment
   * [OVL-02, ERR-06].
   */
  openBasket?(): void;
  report(report: ErrorReport): void;
  /** Publishes a change of the cart to the shop's other tabs [CNT-08]. */
  notifyTabs(message: TabMessage): void;
  /** The query of the page's address. */
  search(): string;
  /** Opens another document. */
  leave(address: string): void;
  /** Says that the browser does not keep the cookie of its cart. */
  explainNoCookie?(): void;
  /** The generic text for a failure without a message. */
  generalText(): string;
}

/** A message between the tabs of a shop [CNT-08]. */
export type TabMessage =
  /**
   * An answer of the server, or a cart that the browser computed. The times of request and answer are milliseconds of
   * the machine's clock.
   */
  | { kind: 'cart'; cart: Cart; askedAt: number; answeredAt: number; wishlist?: SharedWishlist }
  /**
   * The cart has changed in a way that the sender does not know. Sent when an order is being paid. Also sent when a tab
   * opens, because another tab may then have unsaved changes.
   */
  | { kind: 'changed'; cartId: string }
  | { kind: 'forgotten'; cartId: string };

/** The wishlist of an account, which the account's tabs send to each other together with the cart [CNT-08, WSH-02]. */
export interface SharedWishlist {
  travelCart: TravelCart | null;
  hasUnsavedChanges: boolean;
  /** The saved wishlist of the account, if the tab knows it. */
  saved: Wishlist | null;
}
