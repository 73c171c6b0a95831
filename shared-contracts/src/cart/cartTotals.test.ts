import { cartTotals, insurancePrice, type PricedProduct } from './cartTotals.ts';

const product = (
  id: string,
  values: Partial<Omit<PricedProduct, 'meta'>> & { meta?: Partial<PricedProduct['meta']> },
): PricedProduct => ({
  id,
  mappedType: 'ticket',
  price: 1000,
  serviceCosts: 0,
  ...values,
  meta: { calculateTouristTax: false, touristTaxAmount: 0, entertainmentFeeAmount: 0, percentage: 0, ...values.meta },
});

const products = [
  product('weekend', {
    price: 8950,
    serviceCosts: 450,
    meta: { calculateTouristTax: true, touristTaxAmount: 125, entertainmentFeeAmount: 450 },
  }),
  product('day', { price: 5900, meta: { touristTaxAmount: 125 } }),
  product('bus', { price: 2450, mappedType: 'transportation' }),
  product('cover', { price: 0, mappedType: 'insurance', meta: { percentage: 6.5 } }),
];

test('taxes are charged per ticket times quantity; tourist tax is charged only if the ticket has it [BSK-03, BSK-11]', () => {
  const totals = cartTotals({ quantities: { weekend: 2, day: 1 }, products, orderFee: 0 });
  expect(totals.touristTax).toBe(250);
  expect(totals.entertainmentTax).toBe(900);
  expect(totals.total).toBe(2 * 8950 + 5900 + 250 + 900);
});

test('insurance is the percentage of order fee and products, to the cent [BSK-03]', () => {
  const totals = cartTotals({ quantities: { weekend: 1, cover: 1 }, products, orderFee: 350 });
  expect(totals.insurance).toBe(605); // 6.5 % of 93,00 = 6,045
  expect(totals.total).toBe(8950 + 350 + 125 + 450 + 605);
  expect(insurancePrice(9300, 6.5)).toBe(605);
  expect(insurancePrice(100, 0.49)).toBe(0);
});

test('refund protection costs only its percentage, and a ticket’s percentage is ignored', () => {
  const cover = product('cover', { price: 500, mappedType: 'insurance', meta: { percentage: 6.5 } });
  const day = product('day', { price: 5900, meta: { percentage: 6.5 } });
  expect(cartTotals({ quantities: { day: 1 }, products: [day], orderFee: 350 }).insurance).toBe(0);
  const totals = cartTotals({ quantities: { day: 1, cover: 1 }, products: [day, cover], orderFee: 350 });
  expect(totals).toMatchObject({ productsExcludingServiceCosts: 5900, insurance: 406, total: 5900 + 350 + 406 });
  expect(cartTotals({ quantities: { cover: 1 }, products: [day, cover], orderFee: 350 }).orderFee).toBe(0);
});

test('the price of delivery is added to the total', () => {
  const totals = cartTotals({ quantities: { day: 1 }, products, orderFee: 350, shipping: 599 });
  expect(totals).toMatchObject({ shipping: 599, total: 5900 + 350 + 599 });
});

test('service costs are shown separately and are part of the price [BSK-03]', () => {
  const totals = cartTotals({ quantities: { weekend: 2 }, products, orderFee: 350 });
  expect(totals.productsExcludingServiceCosts).toBe(17000);
  expect(totals.serviceCosts).toBe(900);
});

test('a bus adds 2 euro to the order fee, unless the first product’s id starts with paylogic [TRN-02]', () => {
  expect(cartTotals({ quantities: { bus: 1 }, products, orderFee: 350 }).orderFee).toBe(550);
  expect(cartTotals({ quantities: { day: 1, bus: 1 }, products, orderFee: 350 }).orderFee).toBe(550);
  const paylogic = [product('paylogic_1', {}), ...products];
  expect(cartTotals({ quantities: { bus: 1 }, products: paylogic, orderFee: 350 }).orderFee).toBe(350);
});

test('an empty cart costs nothing, and a discount is never more than the total', () => {
  expect(cartTotals({ quantities: {}, products, orderFee: 350 }).total).toBe(0);
  const totals = cartTotals({ quantities: { day: 1 }, products, orderFee: 0, discount: 10_000 });
  expect(totals).toMatchObject({ discount: 5900, total: 0 });
});

test('every total is whole cents, whatever the percentage and quantities [BSK-03]', () => {
  for (const percentage of [0.1, 3.33, 6.5, 9.99, 12.345]) {
    for (const weekend of [1, 3, 7]) {
      const cover = product('cover', { price: 0, mappedType: 'insurance', meta: { percentage } });
      const totals = cartTotals({
        quantities: { weekend, cover: 1 },
        products: [...products.slice(0, 3), cover],
        orderFee: 333,
      });
      expect(Object.values(totals).every(Number.isInteger)).toBe(true);
      const { productsExcludingServiceCosts, serviceCosts, orderFee, touristTax, entertainmentTax, insurance } = totals;
      expect(totals.total).toBe(
        productsExcludingServiceCosts + serviceCosts + orderFee + touristTax + entertainmentTax + insurance,
      );
    }
  }
});
