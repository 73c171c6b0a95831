import { createStore } from 'jotai/vanilla';
import { cartSchema } from '../cart/cart.ts';
import { productSchema } from '../product/product.ts';
import { primitives } from './primitives.ts';
import { productState } from './productState.ts';

const ticket = (id: string) =>
  productSchema.parse({
    id,
    name: id,
    type: 'ticket',
    mappedType: 'ticket',
    price: 89,
    priceExcludingServiceCosts: 85,
  });

const shop = () => {
  const store = createStore();
  store.set(primitives.products, [ticket('weekend'), ticket('friday')]);
  return store;
};

test("another product's quantity, state or reload does not notify this one", () => {
  const store = shop();
  const { product, held, itemState } = productState('weekend');
  const listener = jest.fn();
  for (const part of [product, held, itemState]) store.sub(part, listener);
  store.set(primitives.pendingQuantities, { friday: 2 });
  store.set(primitives.itemStates, { friday: { status: 'added' } });
  store.set(primitives.products, [ticket('weekend'), { ...ticket('friday'), stock: 3 }]);
  expect(listener).not.toHaveBeenCalled();
  store.set(primitives.pendingQuantities, { weekend: 1 });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the stepper shows the new quantity immediately, and accepts further presses while this product is written [BYD-05, TIX-12]', () => {
  const store = shop();
  const stepper = (id: string) => store.get(productState(id).stepper);
  store.set(primitives.pendingQuantities, { weekend: 2 });
  expect(stepper('weekend')).toMatchObject({ value: 2, disabled: false });
  expect(stepper('friday')).toMatchObject({ value: 0, disabled: false });
});

test('while the stay is removed every stepper is disabled [CNT-05, TIX-12]', () => {
  const store = shop();
  store.set(primitives.shopUpdateState, 'update.travel');
  for (const id of ['weekend', 'friday']) expect(store.get(productState(id).stepper)).toMatchObject({ disabled: true });
});

test('a pending quantity is not counted as stock: the last item can be requested only once [TIX-09]', () => {
  const store = shop();
  store.set(primitives.products, [{ ...ticket('weekend'), stock: 1 }]);
  store.set(primitives.pendingQuantities, { weekend: 1 });
  expect(store.get(productState('weekend').stepper)).toMatchObject({ value: 1, max: 1 });
});

test('a product that is not sold here has no stepper', () => {
  expect(shop().get(productState('gone').stepper)).toBeNull();
});

test('a product has its own state, the cart’s quantity counts as stock, and its atoms stay the same', () => {
  const store = shop();
  const totals = {
    productsExcludingServiceCosts: 0,
    serviceCosts: 0,
    orderFee: 0,
    touristTax: 0,
    entertainmentTax: 0,
    insurance: 0,
    shipping: 0,
    discount: 0,
    total: 0,
  };
  const cart = cartSchema.parse({
    id: 'cart-1',
    status: 'shopping',
    timeout: 900,
    products: { weekend: 2 },
    totalAmount: 0,
    totalAmountExcludingServiceCosts: 0,
    totals,
    checkoutAllowed: true,
  });
  store.set(primitives.products, [{ ...ticket('weekend'), stock: 1 }]);
  store.set(primitives.cart, cart);
  store.set(primitives.itemStates, { weekend: { status: 'added' } });
  expect(store.get(productState('weekend').itemState)).toEqual({ status: 'added' });
  expect(store.get(productState('friday').itemState)).toBeNull();
  expect(store.get(productState('weekend').stepper)).toMatchObject({ value: 2, max: 3 });
  expect(productState('weekend')).toBe(productState('weekend'));
});
