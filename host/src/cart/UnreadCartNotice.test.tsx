/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Language } from '@festival/shared-contracts/language/languages';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act, screen } from '@testing-library/react';
import { renderShell } from '../../testing/renderShell.tsx';
import { CheckoutPanel } from '../overlays/CheckoutPanel.tsx';
import { unreadCartIdAtom } from './cartState.ts';

const products = [productFor({ id: 'weekend', price: 14500 })];

test.each<[Language, string, RegExp]>([
  ['nl', 'Je winkelmand is nu even niet te zien', /^Winkelmand: nu even niet te zien/],
  ['en', 'We can’t show your cart just now', /^Cart: can’t be shown just now/],
  ['es', 'Ahora mismo no podemos mostrar tu cesta', /^Cesta: no se puede mostrar/],
])('a page whose cart could not be read says so, and shows no number: %s', (language, title, label) => {
  const { store } = renderShell({ path: '/zomer/tickets', page: { products, language, unreadCartId: 'cart-1' } });
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByRole('button', { name: label })).not.toHaveTextContent('€');
  act(() => {
    store.set(primitives.cart, cartFor({ weekend: 2 }, products));
    store.set(unreadCartIdAtom, null);
  });
  expect(screen.queryByText(title)).toBeNull();
  expect(screen.getByRole('button', { name: /290/ })).toBeVisible();
});

test('while the cart is unread, the panel shows the notice; once it is read, the panel shows the basket', () => {
  const panel = <CheckoutPanel view="basket" state="open" focusPlace={{ element: null, dialog: null }} />;
  const { store } = renderShell({ part: panel, page: { unreadCartId: 'cart-1' } });
  expect(screen.getByText('Je winkelmand is nu even niet te zien')).toBeVisible();
  expect(screen.queryByText('module mf_basket/basket')).toBeNull();
  act(() => store.set(unreadCartIdAtom, null));
  expect(screen.getByText('module mf_basket/basket')).toBeVisible();
});

test('the payment page shows the notice instead of the payment', () => {
  renderShell({ path: '/zomer/checkout', page: { unreadCartId: 'cart-1' } });
  expect(screen.getByText('Je winkelmand is nu even niet te zien')).toBeVisible();
  expect(screen.queryByText('module mf_checkout/payment')).toBeNull();
});
