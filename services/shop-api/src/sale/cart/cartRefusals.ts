import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';
import { type Refusal, refusal } from '../refusal/refusal.ts';

export const cartRefusals = {
  shopClosed: refusal('shop.closed'),
  /** The shop's payment provider is not set up, so nothing is sold until it is [PAY-08]. */
  paymentNotSetUp: refusal('shop.not_payable'),
  soldOut: refusal('product.sold_out'),
  productNotFound: refusal('product.not_found'),
  /** A preview, or a shop with wishlists instead of orders, accepts no order from any page [BRD-04, WSH-01]. */
  takesNoPayment: refusal('shop.takes_no_payment'),
  /** A travel sale sells tickets only with a stay, until the time shown on its page [TIX-13]. */
  heldBack: refusal('travel.stay_required'),
  /** The unpaid carts of the same address already hold their full share of the stock. */
  overShare: refusal('cart.too_many'),
  changed: refusal('cart.changed'),
  expired: refusal('cart.expired'),
  inPayment: refusal('cart.in_payment'),
  confirmed: refusal('cart.confirmed'),
} as const satisfies Record<string, Refusal>;

/** Why a closed shop refuses a request. */
export const closedRefusal = ({ awaitsPaymentSetUp }: Pick<Capabilities, 'awaitsPaymentSetUp'>): Refusal =>
  awaitsPaymentSetUp ? cartRefusals.paymentNotSetUp : cartRefusals.shopClosed;
