/** The reasons why an order was not placed, grouped by the shopper's remedy; a key below `refused`. */
export type PayRefusal =
  | 'expired'
  | 'limit'
  | 'account'
  | 'closed'
  | 'basket'
  | 'details'
  | 'delivery'
  | 'method'
  | 'ordered';

const refusals: Readonly<Record<string, PayRefusal>> = {
  'cart.expired': 'expired',
  'cart.not_found': 'expired',
  'account.order_placed': 'limit',
  'validation.max.orders.per.account': 'limit',
  'account.required': 'account',
  'membership.required': 'account',
  'registration.missing': 'account',
  'sale.not_open': 'account',
  'validation.max.memberships.per.account': 'account',
  'shop.closed': 'closed',
  'shop.not_payable': 'closed',
  'shop.takes_no_payment': 'closed',
  'checkout.form_missing': 'details',
  'shipping.address_elsewhere': 'delivery',
  'payment.method_unknown': 'method',
  'cart.changed': 'basket',
  'cart.empty': 'basket',
  'cart.confirmed': 'ordered',
  'cart.in_payment': 'ordered',
  'order.already_placed': 'ordered',
};

/** The prefixes of the codes whose remedy is in the basket. */
const basketRules = ['product', 'refund', 'shipping', 'terms', 'travel', 'upgrade', 'validation'];

/** The remedy for a refused payment; undefined for a failure of the shop or of the provider [ERR-02, PAY-06]. */
export const payRefusalOf = (code: string): PayRefusal | undefined => {
  if (Object.hasOwn(refusals, code)) return refusals[code];
  return basketRules.includes(code.split('.')[0] ?? '') ? 'basket' : undefined;
};
