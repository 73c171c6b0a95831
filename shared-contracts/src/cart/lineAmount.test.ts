import fc from 'fast-check';
import { cartTotals } from './cartTotals.ts';
import { lineAmount, sumOfLines } from './lineAmount.ts';

const meta = { calculateTouristTax: true, touristTaxAmount: 150, entertainmentFeeAmount: 450, percentage: 0 };

test('a line costs its price times its quantity, which is zero at quantity 0 [BSK-03]', () => {
  expect([lineAmount({ price: 18900 }, 2), lineAmount({ price: 18900 }, 0), sumOfLines([])]).toEqual([37800, 0, 0]);
});

test('the sum of lines equals the totals of their cart before fees, taxes and discounts [BSK-03, OVL-10]', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  const line = fc.record({ price: cents, serviceCosts: cents, quantity: fc.integer({ min: 1, max: 20 }) });
  fc.assert(
    fc.property(fc.array(line), (given) => {
      const products = given.map(({ price, serviceCosts }, nr) => ({
        id: `p${nr}`,
        mappedType: 'ticket' as const,
        price,
        serviceCosts,
        meta,
      }));
      const quantities = Object.fromEntries(given.map(({ quantity }, nr) => [`p${nr}`, quantity]));
      const totals = cartTotals({ quantities, products, orderFee: 250, discount: 10 });
      const lines = products.map((product) => ({ product, quantity: quantities[product.id] ?? 0 }));
      expect(sumOfLines(lines)).toBe(totals.productsExcludingServiceCosts + totals.serviceCosts);
    }),
  );
});
