/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { releasedRemotes } from '../../testing/pageFor.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { syncStepFlow } from './syncStepFlow.ts';

const products = [productFor({ id: 'weekend', price: 14500 }), productFor({ id: 'bus', mappedType: 'transportation' })];

/** The header renders the steps twice: as a rail, and as a menu for phones. */
const stepsIn = (place: 'rail' | 'menu') => {
  const found = screen.getAllByRole('navigation', { name: 'Stappen' })[place === 'rail' ? 0 : 1];
  if (!found) throw new Error(`There is no ${place} of steps in the header`);
  return within(found);
};
const rail = () => stepsIn('rail');
const menu = () => stepsIn('menu');

test('the header shows the steps in order, with their counts and the checkout last [STP-01]', () => {
  renderShell({ path: '/zomer/transportation', page: { products, cart: cartFor({ weekend: 2 }, products) } });
  const links = rail().getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Tickets2 gekozen',
    expect.stringContaining('Busals je wilt'),
    expect.stringContaining('Merchandiseals je wilt'),
    expect.stringContaining('Afrekenen'),
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/zomer/tickets',
    '/zomer/transportation',
    '/zomer/merchandise',
    '/zomer/checkout',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
});

test('once the cart’s time is over, the steps count nothing, as the bag [CNT-02, STP-01]', async () => {
  const page = { products, cart: cartFor({ weekend: 2 }, products) };
  const { store, router, page: data } = renderShell({ path: '/zomer/tickets', page });
  act(() => syncStepFlow({ store, router, page: data }));
  expect(rail().getByText('2 gekozen')).toBeVisible();
  act(() => store.set(primitives.cartDeadline, store.get(primitives.serverNow)));
  await waitFor(() => expect(rail().queryByText('2 gekozen')).toBeNull());
});

test('on a phone the steps are a menu that names the current step [STP-01]', async () => {
  renderShell({ path: '/zomer/transportation' });
  expect(menu().getByText('Stap 2 van 4')).toBeInTheDocument();
  expect(menu().getAllByRole('link', { hidden: true })).toHaveLength(4);
});

test('the checkout link opens the panel over the step [STP-01]', async () => {
  const { commands, router } = renderShell({ path: '/zomer/tickets' });
  await userEvent.click(rail().getByRole('link', { name: /Afrekenen/ }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
  expect(router.state.location.pathname).toBe('/zomer/tickets');
});

test('a step whose remote is not released is left out of the flow; the other steps are shown [STP-06]', () => {
  renderShell({ path: '/zomer/tickets', page: { remotes: releasedRemotes('mf_tickets', 'mf_merch') } });
  expect(rail().queryByRole('link', { name: /Bus/ })).toBeNull();
  expect(rail().getByRole('link', { name: /Merchandise/ })).toBeInTheDocument();
});

test('once the order is paid, the checkout has a tick like the other steps [STP-01, HDR-05]', () => {
  const marks = (status: 'in_payment' | 'confirmed') => {
    const cart = cartFor({ weekend: 2 }, products, { status });
    const { unmount } = renderShell({ path: '/zomer/paymentstatus', page: { products, cart } });
    const mark = rail()
      .getByRole('link', { name: /Afrekenen/ })
      .querySelector('[aria-hidden]');
    const found = { text: mark?.textContent, isTicked: mark?.querySelector('svg') !== null };
    unmount();
    return found;
  };
  expect(marks('in_payment')).toEqual({ text: '4', isTicked: false });
  expect(marks('confirmed')).toEqual({ text: '', isTicked: true });
});
