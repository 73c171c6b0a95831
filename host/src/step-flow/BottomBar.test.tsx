/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell.tsx';

const products = [productFor({ id: 'weekend', price: 14500 })];
const bar = () => within(screen.getByRole('navigation', { name: 'Vorige en volgende stap' }));

test('Previous and Next are links to the neighbouring steps with the query [RTE-02]', () => {
  renderShell({ path: '/zomer/transportation?utm_source=mail' });
  expect(bar().getByRole('link', { name: 'Vorige' })).toHaveAttribute('href', '/zomer/tickets?utm_source=mail');
  expect(bar().getByRole('link', { name: /Volgende/ })).toHaveAttribute('href', '/zomer/merchandise?utm_source=mail');
});

test('the first step leads back to the shop’s page', () => {
  renderShell({ path: '/zomer/tickets' });
  expect(bar().getByRole('link', { name: 'Vorige' })).toHaveAttribute('href', '/zomer');
});

test('a detail leads back to its step by a button labelled Overview, and on to the next step', () => {
  const page = { products, language: 'en' as const };
  const { unmount } = renderShell({ path: '/zomer/tickets/weekend?a=1', page });
  const english = () => within(screen.getByRole('navigation', { name: 'Previous and next step' }));
  expect(english().getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/zomer/tickets?a=1');
  expect(english().getByRole('link', { name: /Next/ })).toHaveAttribute('href', '/zomer/transportation?a=1');
  unmount();
  renderShell({ path: '/zomer/transportation/eu', page });
  expect(english().getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/zomer/tickets');
});

test('a detail has the link back to its step on the page when there is no bar', () => {
  const config = configFor({ steps: ['tickets'], stepflow: false });
  renderShell({ path: '/zomer/tickets/weekend', page: { products, config, language: 'en' } });
  const overview = screen.getByRole('link', { name: 'Overview' });
  expect(overview).toHaveAttribute('href', '/zomer/tickets');
});

test('the last step has a button to the checkout', async () => {
  const { commands } = renderShell({ path: '/zomer/merchandise' });
  await userEvent.click(bar().getByRole('button', { name: 'Naar je winkelmand' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
});

test('in pre-registration the last button leads to the wishlist', () => {
  renderShell({
    path: '/zomer/merchandise',
    page: { config: configFor({ steps: ['tickets', 'merchandise'], preregistration: true }) },
  });
  expect(bar().getByRole('button', { name: 'Naar je verlanglijst' })).toBeVisible();
});

test('there is no bar on the shop’s page, and none with stepflow No', () => {
  renderShell({ path: '/zomer' });
  expect(screen.queryByRole('navigation', { name: 'Vorige en volgende stap' })).toBeNull();
});

test('there is no bar on a step of a shop with stepflow No', () => {
  renderShell({ path: '/zomer/tickets', page: { config: configFor({ steps: ['tickets'], stepflow: false }) } });
  expect(screen.queryByRole('navigation', { name: 'Vorige en volgende stap' })).toBeNull();
});

test('Next waits while a write to the cart is under way', async () => {
  const { store, router } = renderShell({ path: '/zomer/tickets', page: { products } });
  act(() => store.set(primitives.shopUpdateState, 'updating'));
  const next = bar().getByRole('link', { name: /Volgende/ });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(router.state.location.pathname).toBe('/zomer/tickets');
  act(() => store.set(primitives.shopUpdateState, ''));
  await userEvent.click(bar().getByRole('link', { name: /Volgende/ }));
  expect(router.state.location.pathname).toBe('/zomer/transportation');
});

test('the bar shows the cart’s total', () => {
  renderShell({ path: '/zomer/tickets', page: { products, cart: cartFor({ weekend: 2 }, products) } });
  expect(bar().getByText('2 artikelen')).toBeInTheDocument();
  expect(bar().getByText(/290,00/)).toBeInTheDocument();
});
