import { refusalTextKeys } from '@festival/shared-contracts/errors/refusalTexts';
import { payRefusalOf } from './payRefusalOf.ts';

test.each([
  ['expired', ['cart.expired', 'cart.not_found']],
  ['limit', ['account.order_placed', 'validation.max.orders.per.account']],
  [
    'account',
    [
      'account.required',
      'membership.required',
      'registration.missing',
      'sale.not_open',
      'validation.max.memberships.per.account',
    ],
  ],
  ['closed', ['shop.closed', 'shop.not_payable', 'shop.takes_no_payment']],
  ['details', ['checkout.form_missing']],
  ['delivery', ['shipping.address_elsewhere']],
  ['method', ['payment.method_unknown']],
  ['ordered', ['cart.confirmed', 'cart.in_payment', 'order.already_placed']],
  [
    'basket',
    [
      'cart.changed',
      'cart.empty',
      'product.sold_out',
      'refund.choice_missing',
      'shipping.method_missing',
      'terms.changed',
      'travel.stay_changed',
      'upgrade.processed',
      'validation.product.maximum',
    ],
  ],
])('a refused payment leads to %s [PAY-06, ERR-02]', (where, codes) => {
  expect(codes.map(payRefusalOf)).toEqual(codes.map(() => where));
  for (const code of codes) expect(Object.keys(refusalTextKeys)).toContain(code);
});

test('a failure of the shop or of the provider requires no action of the shopper [PAY-06]', () => {
  for (const code of ['payment.away', 'http.500', 'network', '', 'constructor', 'products'])
    expect(payRefusalOf(code)).toBeUndefined();
});
