/** One cart asks to hold `quantity` of a product, in place of what it holds of it now; 0 lets it go. */
export type Reservation = {
  eventId: string;
  cartId: string;
  productId: string;
  /** Null for a product that is not counted. */
  stockId: string | null;
  quantity: number;
};

/** `closed`: the cart is unknown, over, or no longer shopping. */
export type ReservationOutcome = 'held' | 'sold_out' | 'closed';

export type ReservationAnswer = {
  outcome: ReservationOutcome;
  /** How many more the cart asked for than it had; null when it is closed. */
  more: number | null;
  /** What is free of the stock afterwards; null when it is not counted. */
  free: number | null;
};
