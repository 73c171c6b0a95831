import { type Refusal, refusal } from '../refusal/refusal.ts';

export const cartRefusals = {
  shopClosed: refusal('shop.closed'),
  soldOut: refusal('product.sold_out'),
  productNotFound: refusal('product.not_found'),
  /** A preview, or a shop whose visitors save a wishlist, takes no order from any page [BRD-04, WSH-01]. */
  takesNoPayment: refusal('shop.takes_no_payment'),
  /** A travel sale sells tickets with a stay only, until the moment that its page says [TIX-13]. */
  heldBack: refusal('sale.not_open'),
  /** Unpaid carts of the same address hold their share of it. */
  overShare: refusal('cart.too_many'),
  changed: refusal('cart.changed'),
  expired: refusal('cart.expired'),
  inPayment: refusal('cart.in_payment'),
  confirmed: refusal('cart.confirmed'),
} as const satisfies Record<string, Refusal>;
