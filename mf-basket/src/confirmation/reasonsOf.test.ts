import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Translate } from '@festival/shared-ui/texts/createI18n';
import { reasonsOf } from './reasonsOf.ts';

const t: Translate<'errors'> = (key, values) => `${key} ${JSON.stringify(values?.replace)}`;

test('each error is shown once: with our text and its values, otherwise with the server’s message; a bare key is left out [BSK-07, ERR-02]', () => {
  const errors: Cart['checkoutErrors'] = [
    { code: 'validation.product.maximum', message: '', values: { maximum: 4 } },
    { code: 'cart.empty', message: 'The cart is empty.' },
    { code: 'cart.empty', message: 'The cart is empty.' },
    { code: 'some.other', message: 'A sentence of the server.' },
    { code: 'some.key', message: 'some.key' },
  ];
  expect(reasonsOf(errors, t)).toEqual([
    'other.productMaximum {"maximum":4}',
    'other.tryAgain {}',
    'A sentence of the server.',
  ]);
});
