/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell.tsx';

const products = [
  productFor({ id: 'weekend', price: 14500 }),
  productFor({ id: 'cover', mappedType: 'insurance', type: 'insurance' }),
];
const cartButton = (name: RegExp) => screen.getByRole('button', { name });

test('the cart indicator shows count and total, and opens the panel', async () => {
  const cart = cartFor({ weekend: 2, cover: 1 }, products);
  const { commands, store } = renderShell({ page: { products, cart } });
  expect(cartButton(/Winkelmand: 2 artikelen, €\s290,00/)).toBeVisible();
  act(() => store.set(primitives.pendingQuantities, { weekend: 3 }));
  expect(cartButton(/Winkelmand: 3 artikelen, €\s435,00/)).toBeVisible();
  await userEvent.click(cartButton(/Winkelmand/));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
});

test('the logo links home with the query [RTE-02]', () => {
  renderShell({ path: '/zomer/tickets?a=1' });
  const home = screen.getByRole('link', { name: 'Naar de voorpagina van Solstrand' });
  expect(home).toHaveAttribute('href', '/zomer?a=1');
});

test('the languages are plain links to the same page in their own words [I18-02]', () => {
  renderShell({ path: '/zomer/tickets?a=1', page: { config: configFor({ steps: ['tickets'] }), language: 'es' } });
  const list = within(screen.getByRole('navigation', { name: 'Idioma' }));
  const links = list.getAllByRole('link', { hidden: true });
  expect(links.map((link: HTMLElement) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual([
    ['Nederlands', '/zomer/tickets?a=1&language=nl', 'nl'],
    ['English', '/zomer/tickets?a=1&language=en', 'en'],
    ['Español', '/zomer/tickets?a=1&language=es', 'es'],
  ]);
  expect(links.map((link: HTMLElement) => link.getAttribute('aria-current'))).toEqual([null, null, 'true']);
});
