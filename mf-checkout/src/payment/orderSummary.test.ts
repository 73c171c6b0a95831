import { everyKind } from '@festival/remote-kit/testing/everyKind';
import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import fc from 'fast-check';
import { orderSummary } from './orderSummary.ts';

const products = [
  productFor({
    id: 'weekend',
    price: 8950,
    serviceCosts: 450,
    meta: { calculateTouristTax: true, touristTaxAmount: 125, entertainmentFeeAmount: 450 },
  }),
  productFor({ id: 'bus', price: 2450, mappedType: 'transportation' }),
  productFor({ id: 'cover', mappedType: 'insurance', meta: { percentage: 6.5 } }),
];

test('the short receipt adds up to the charged amount, to the cent [BSK-03]', () => {
  const ids = everyKind.map(({ id }) => id);
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 0, max: 9 })),
      fc.record({ orderFee: fc.nat(2000), shipping: fc.nat(2000), discount: fc.nat(50_000) }),
      (quantities, fees) => {
        const totals = cartTotals({ quantities, products: everyKind, ...fees });
        const { lines, sums, total } = orderSummary(quantities, everyKind, totals);
        const shown = [...lines, ...sums].reduce((sum, row) => sum + row.cents, 0);
        expect(shown).toBe(totals.total);
        expect(total).toBe(totals.total);
      },
    ),
  );
});

test('an amount of zero has no row', () => {
  const quantities = { weekend: 1 };
  const totals = cartTotals({ quantities, products, orderFee: 350, shipping: 599 });
  expect(orderSummary(quantities, products, totals).sums.map(({ name }) => name)).toEqual(['fees', 'shipping']);
  const free = cartTotals({ quantities: {}, products, orderFee: 350 });
  expect(orderSummary({}, products, free).sums).toEqual([]);
});

test('the discounts of earlier tickets and of a voucher have one row each, with negative amounts [UPG-02, VCH-01]', () => {
  const quantities = { weekend: 1 };
  const totals = cartTotals({ quantities, products, orderFee: 350, discount: 3000 });
  const off = orderSummary(quantities, products, totals, { code: 'X', cents: 1000 }).sums.filter(
    ({ cents }) => cents < 0,
  );
  expect(off).toEqual([
    { name: 'upgrade', cents: -2000 },
    { name: 'byVoucher', cents: -1000 },
  ]);
});
