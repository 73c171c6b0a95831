import type { StoredCart } from '../cart/storedCart.ts';

/** One cart asks to hold `quantity` of a product, in place of what it holds of it now; 0 lets it go. */
export type Reservation = {
  eventId: string;
  cartId: string;
  productId: string;
  /** Null for a product that is not counted. */
  stockId: string | null;
  quantity: number;
  /** What proves whose cart it is; absent where that has been proven. */
  proof?: CartProof;
};

export type CartProof = { shopSlug: string; tokenHash: Buffer };

/** `closed`: the cart is unknown, another's, over, or no longer shopping. */
export type ReservationOutcome = 'held' | 'sold_out' | 'closed';

export type ReservationAnswer = {
  outcome: ReservationOutcome;
  /** How many more the cart asked for than it had; null when it is closed. */
  more: number | null;
  /** What is free of the stock afterwards; null when it is not counted. */
  free: number | null;
  /** Whether the cart held nothing before; null when it is unknown. */
  wasEmpty: boolean | null;
  /** The cart as it is now, where the proof came along and it is held; else null. */
  cart: StoredCart | null;
};
