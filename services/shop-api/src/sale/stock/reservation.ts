import type { StoredCart } from '../cart-state/storedCart.ts';

/** Sets the quantity of a product in one cart, regardless of its current quantity; 0 removes the line. */
export type Reservation = {
  eventId: string;
  cartId: string;
  productId: string;
  /** Null for a product with unlimited stock. */
  stockId: string | null;
  quantity: number;
  /** Undefined if the caller has already authorized the cart. */
  credentials?: HashedCredentials;
};

export type HashedCredentials = { shopSlug: string; tokenHash: Buffer };

/**
 * The outcomes of the SQL function `reserve`. `closed`: the cart does not exist or is no longer shopping, or the
 * credentials are wrong.
 */
type ReservationOutcome = 'held' | 'sold_out' | 'closed';

export type ReservationAnswer = {
  outcome: ReservationOutcome;
  /** The requested quantity minus the held one; null if the cart is closed. */
  more: number | null;
  /** The free stock afterwards; null for unlimited stock. */
  free: number | null;
  /** Whether the cart held nothing before; null for an unknown cart. */
  wasEmpty: boolean | null;
  /** The cart after the change. Null without credentials, and if the change was refused. */
  cart: StoredCart | null;
};
