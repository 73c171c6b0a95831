import { createStore } from 'jotai/vanilla';
import { cartSchema } from '../cart/cart.ts';
import { cartTotals } from '../cart/cartTotals.ts';
import { productSchema } from '../product/product.ts';
import { primitives } from './primitives.ts';
import { totalsAtom } from './shopState.ts';

const product = (id: string, mappedType: string, price: number) =>
  productSchema.parse({ id, name: id, type: mappedType, mappedType, price, priceExcludingServiceCosts: price });
const products = [product('weekend', 'ticket', 145), product('tee', 'merchandise', 35)];
const charged = { products, orderFee: 0, shipping: 599, discount: 1_000 };

const shop = () => {
  const store = createStore();
  const quantities = { weekend: 1, tee: 1 };
  const { totals: _, ...cart } = cartSchema.parse({
    id: 'cart-1',
    status: 'shopping',
    timeout: 900,
    products: quantities,
    totalAmount: 0,
    totalAmountExcludingServiceCosts: 0,
    totals: cartTotals({ quantities, ...charged }),
    checkoutAllowed: true,
  });
  store.set(primitives.products, products);
  store.set(primitives.cart, { ...cart, totals: cartTotals({ quantities, ...charged }) });
  return store;
};

test('during a write the totals equal those of the coming answer, including delivery and discount', () => {
  const store = shop();
  store.set(primitives.pendingQuantities, { weekend: 3 });
  expect(store.get(totalsAtom)).toEqual(cartTotals({ quantities: { weekend: 3, tee: 1 }, ...charged }));
});

test('without merchandise the total no longer includes delivery', () => {
  const store = shop();
  store.set(primitives.pendingQuantities, { tee: 0 });
  expect(store.get(totalsAtom)).toMatchObject({ shipping: 0, total: 14500 - 1_000 });
});
