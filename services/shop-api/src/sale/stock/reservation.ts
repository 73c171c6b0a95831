import type { StoredCart } from '../cart/storedCart.ts';

/** Sets the quantity of a product in one cart, whatever it holds of it now; 0 removes the line. */
export type Reservation = {
  eventId: string;
  cartId: string;
  productId: string;
  /** Null for a product without a stock. */
  stockId: string | null;
  quantity: number;
  /** Missing where the caller has authorized the cart before. */
  credentials?: HashedCredentials;
};

export type HashedCredentials = { shopSlug: string; tokenHash: Buffer };

/** The answers of the SQL function `reserve`. `closed`: no such cart, wrong credentials, or the cart is not shopping any more. */
type ReservationOutcome = 'held' | 'sold_out' | 'closed';

export type ReservationAnswer = {
  outcome: ReservationOutcome;
  /** The requested quantity minus the held one; null when the cart is closed. */
  more: number | null;
  /** The free stock afterwards; null for a product without a stock. */
  free: number | null;
  /** Whether the cart held nothing before; null for an unknown cart. */
  wasEmpty: boolean | null;
  /** The cart after the change. Null without credentials and where the change was refused. */
  cart: StoredCart | null;
};
