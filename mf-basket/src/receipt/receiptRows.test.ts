import { everyKind } from '@festival/remote-kit/testing/everyKind';
import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { basketGroups } from '@festival/shared-contracts/cart/basketGroups';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { sumOfLines } from '@festival/shared-contracts/cart/lineAmount';
import fc from 'fast-check';
import { receiptRows } from './receiptRows.ts';
import { serviceFeeParts } from './serviceFeeParts.ts';

const weekend = productFor({
  id: 'weekend',
  name: 'Weekend',
  price: 8950,
  serviceCosts: 450,
  meta: { calculateTouristTax: true, touristTaxAmount: 125, entertainmentFeeAmount: 450 },
});
const bus = productFor({ id: 'bus', price: 2450, mappedType: 'transportation', type: 'transportation' });
const shirt = productFor({ id: 'shirt', price: 2999, serviceCosts: 49, mappedType: 'merchandise' });
const cover = productFor({ id: 'cover', mappedType: 'insurance', type: 'insurance', meta: { percentage: 6.5 } });
const products = [weekend, bus, shirt, cover];

test('the rows have the order of the receipt', () => {
  const quantities = { weekend: 2, cover: 1 };
  const totals = cartTotals({ quantities, products, orderFee: 350, shipping: 599, discount: 1000 });
  expect(receiptRows(totals, { code: 'X', cents: 400 }).map(({ name }) => name)).toEqual([
    'serviceFee',
    'orderFee',
    'touristTax',
    'entertainmentTax',
    'shipping',
    'insurance',
    'subtotal',
    'upgrade',
    'voucher',
  ]);
});

test('only the service fee is part of the lines above it', () => {
  const totals = cartTotals({
    quantities: { weekend: 2, cover: 1 },
    products,
    orderFee: 350,
    shipping: 599,
    discount: 1000,
  });
  const included = receiptRows(totals).filter(({ isIncluded }) => isIncluded);
  expect(included).toEqual([{ name: 'serviceFee', cents: 900, isIncluded: true }]);
});

test('a row of zero is left out, and so is a subtotal that equals the total [BSK-02]', () => {
  const totals = cartTotals({ quantities: { bus: 1 }, products: [{ ...bus, id: 'paylogic_1' }, bus], orderFee: 0 });
  expect(receiptRows(totals)).toEqual([]);
});

test('the discounts of earlier tickets and of a voucher are negative rows after the subtotal [UPG-02, VCH-01]', () => {
  const totals = cartTotals({ quantities: { bus: 1 }, products, orderFee: 0, discount: 1000 });
  expect(receiptRows(totals, { code: 'X', cents: 400 })).toContainEqual({
    name: 'voucher',
    cents: -400,
    isIncluded: false,
  });
  expect(receiptRows(totals, { code: 'X', cents: 400 })).toContainEqual({
    name: 'upgrade',
    cents: -600,
    isIncluded: false,
  });
  expect(receiptRows(totals)).toContainEqual({ name: 'subtotal', cents: 2450 + 200, isIncluded: false });
});

test('for any purchase, lines and rows add up to the total, to the cent [BSK-03]', () => {
  const ids = everyKind.map(({ id }) => id);
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 0, max: 9 })),
      fc.record({ orderFee: fc.nat(2000), shipping: fc.nat(2000), discount: fc.nat(50_000) }),
      (quantities, fees) => {
        const totals = cartTotals({ quantities, products: everyKind, ...fees });
        const lines = basketGroups(quantities, everyKind).flatMap((group) => group.lines);
        const shown =
          sumOfLines(lines) +
          receiptRows(totals)
            .filter((row) => row.name !== 'subtotal' && !row.isIncluded)
            .reduce((sum, row) => sum + row.cents, 0);
        expect(shown).toBe(totals.total);
      },
    ),
  );
});

test('the detail of the service fee names each product that has one, and adds up to the row', () => {
  const lines = [weekend, bus, shirt].map((product) => ({ product, quantity: 2 }));
  const detail = serviceFeeParts(lines);
  expect(detail).toEqual([
    { productId: 'weekend', name: 'Weekend', quantity: 2, cents: 900 },
    { productId: 'shirt', name: 'shirt', quantity: 2, cents: 98 },
  ]);
});
