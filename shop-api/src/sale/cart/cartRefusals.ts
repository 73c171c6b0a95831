import type { Refusal } from './refusal.ts';

export const cartRefusals = {
  shopClosed: { code: 'shop.closed', message: 'The shop is closed.' },
  soldOut: { code: 'product.sold_out', message: 'product.sold_out' },
  productNotFound: { code: 'product.not_found', message: 'product.not_found' },
  /** A preview, or a shop whose visitors save a wishlist, takes no order from any page [BRD-04, WSH-01]. */
  takesNoPayment: { code: 'shop.takes_no_payment', message: 'shop.takes_no_payment' },
  changed: { code: 'cart.changed', message: 'This cart has changed. Try again.' },
  expired: { code: 'cart.expired', message: 'The time of this cart is over.' },
  inPayment: { code: 'cart.in_payment', message: 'This cart is being paid and can not be changed now.' },
  confirmed: { code: 'cart.confirmed', message: 'This cart has been paid.' },
} as const satisfies Record<string, Refusal>;
