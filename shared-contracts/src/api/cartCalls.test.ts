import type { Cart } from '../cart/cart.ts';
import { cartOrRefusal } from './cartCalls.ts';

test('PUT products returns a cart or a refusal, never both [API-12]', () => {
  const cart = { id: 'cart-1', products: { weekend: 2 } } as unknown as Cart;
  expect(cartOrRefusal({ data: cart })).toEqual({ cart, refusal: null });
  const error = { code: 'product.sold_out', message: 'Sold out' };
  expect(cartOrRefusal({ data: { error } })).toEqual({ cart: null, refusal: error });
});
