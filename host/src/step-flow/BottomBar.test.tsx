/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { barActionPlaceAtom } from '@festival/shared-contracts/state/barActionPlaceAtom';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generatePath } from 'react-router-dom';
import { routeNames, routeRow } from '../../testing/everyRoute.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { syncStepFlow } from './syncStepFlow.ts';

const products = [productFor({ id: 'weekend', price: 14500 })];
/** The names of the controls in the bar. */
const controlsOn = () =>
  screen
    .queryAllByRole('navigation', { name: 'Vorige en volgende stap' })
    .flatMap((nav) => [...nav.querySelectorAll('a, button')].map((control) => control.textContent));
const bar = () => within(screen.getByRole('navigation', { name: 'Vorige en volgende stap' }));

test('Previous and Next link to the neighbouring steps and keep the query [RTE-02]', () => {
  renderShell({ path: '/zomer/transportation?utm_source=mail' });
  expect(bar().getByRole('link', { name: 'Vorige' })).toHaveAttribute('href', '/zomer/tickets?utm_source=mail');
  expect(bar().getByRole('link', { name: /Volgende/ })).toHaveAttribute('href', '/zomer/merchandise?utm_source=mail');
});

test('Previous on the first step links to the shop’s home page', () => {
  renderShell({ path: '/zomer/tickets' });
  expect(bar().getByRole('link', { name: 'Vorige' })).toHaveAttribute('href', '/zomer');
});

test('every page of a shop with a flow has Previous, and Next or the checkout, except its home, an order’s page, the payment’s result, the newsletter and steps that the shop does not have [STP-02]', () => {
  for (const name of routeNames) {
    const { path: pattern, screen } = routeRow(name);
    // This address has no page, or redirects to another one.
    if (screen.kind === 'notFound' || screen.kind === 'moved') continue;
    const path = generatePath(pattern, { slug: 'zomer', id: 'weekend', detail: 'duin' });
    const { unmount } = renderShell({ path, page: { products } });
    const isAbsent = ['slug-upgrade', 'slug-traveladdon', 'slug-register'].includes(name);
    const without =
      isAbsent || ['index', 'login', 'slug', 'slug-order', 'slug-paymentstatus', 'slug-newsletter'].includes(name);
    const shown = controlsOn();
    expect([name, shown]).toEqual([name, without ? [] : name === 'slug-checkout' ? ['Vorige'] : expect.any(Array)]);
    if (!without && name !== 'slug-checkout') {
      expect(shown).toEqual([
        expect.stringMatching(/^(Vorige|Overzicht)$/),
        expect.stringMatching(/^Volgende|^Naar je/),
      ]);
    }
    unmount();
  }
  const config = configFor({ steps: ['tickets'], stepflow: false });
  for (const path of ['/zomer/tickets', '/zomer/checkout', '/zomer/newsletter']) {
    const { unmount } = renderShell({ path, page: { config } });
    expect(controlsOn()).toEqual([]);
    unmount();
  }
});

test('a detail page links back to its step by a button labelled Overview, and on to the next step', () => {
  const page = { products, language: 'en' as const };
  const { unmount } = renderShell({ path: '/zomer/tickets/weekend?a=1', page });
  const english = () => within(screen.getByRole('navigation', { name: 'Previous and next step' }));
  expect(english().getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/zomer/tickets?a=1');
  expect(english().getByRole('link', { name: /Next/ })).toHaveAttribute('href', '/zomer/transportation?a=1');
  unmount();
  renderShell({ path: '/zomer/transportation/eu', page });
  expect(english().getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/zomer/tickets');
});

test('a detail page without the bar has the link back to its step on the page', () => {
  const config = configFor({ steps: ['tickets'], stepflow: false });
  renderShell({ path: '/zomer/tickets/weekend', page: { products, config, language: 'en' } });
  const overview = screen.getByRole('link', { name: 'Overview' });
  expect(overview).toHaveAttribute('href', '/zomer/tickets');
});

test('the last step has a button to the checkout [STP-02]', async () => {
  const { commands } = renderShell({ path: '/zomer/merchandise' });
  await userEvent.click(bar().getByRole('button', { name: 'Naar je winkelmand' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
});

test('in pre-registration the last button opens the wishlist [STP-02]', async () => {
  const { commands } = renderShell({
    path: '/zomer/merchandise',
    page: { config: configFor({ steps: ['tickets', 'merchandise'], preregistration: true }) },
  });
  await userEvent.click(bar().getByRole('button', { name: 'Naar je verlanglijst' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
});

test('the shop’s home page has no bar, and neither has any page with stepflow No', () => {
  renderShell({ path: '/zomer' });
  expect(screen.queryByRole('navigation', { name: 'Vorige en volgende stap' })).toBeNull();
});

test('a step of a shop with stepflow No has no bar', () => {
  renderShell({ path: '/zomer/tickets', page: { config: configFor({ steps: ['tickets'], stepflow: false }) } });
  expect(screen.queryByRole('navigation', { name: 'Vorige en volgende stap' })).toBeNull();
});

test('Next waits during a write to the cart [STP-03]', async () => {
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

test('the button to the checkout waits during a write too [STP-03]', async () => {
  const { store, commands } = renderShell({ path: '/zomer/merchandise', page: { products } });
  act(() => store.set(primitives.shopUpdateState, 'updating'));
  await userEvent.click(bar().getByRole('button', { name: 'Naar je winkelmand' }));
  expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
});

test.each([
  ['to the next step', ['upgrade', 'transportation'], /Volgende/, 'link'],
  ['to the checkout', ['upgrade'], 'Naar je winkelmand', 'button'],
] as const)(
  'on the upgrade page, the button “Next” %s is disabled until a choice is made; on other steps it is not [STP-03]',
  async (_, steps, name, role) => {
    const config = configFor({
      steps: [...steps],
      upgradableOrder: { skipTravel: false, skipBus: false, upgrades: [] },
    });
    const flow = (current: string) =>
      steps.map((step) => ({ name: step, path: `/zomer/${step}`, count: 0, isCurrent: step === current }));
    const { store, commands } = renderShell({ path: '/zomer/upgrade', page: { config } });
    act(() => store.set(primitives.stepFlow, flow('upgrade')));
    const next = () => bar().getByRole(role, { name });
    const isDisabled = () => next().matches(':disabled, [aria-disabled=true]');
    const press = () => userEvent.click(next(), { pointerEventsCheck: 0 });
    expect(isDisabled()).toBe(true);
    await press();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Upgrade title');
    expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
    act(() => store.set(primitives.isUpgradeChoiceMade, true));
    expect(isDisabled()).toBe(false);
  },
);

test('the upgrade page blocks Next also in a shop whose steps do not list it [STP-03]', () => {
  const config = configFor({
    steps: ['tickets', 'transportation'],
    preregistration: true,
    upgradableOrder: { skipTravel: false, skipBus: false, upgrades: [] },
  });
  const { store } = renderShell({ path: '/zomer/upgrade', page: { config } });
  const next = () => bar().getByRole('link', { name: /Volgende/ });
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  act(() => store.set(primitives.isUpgradeChoiceMade, true));
  expect(next()).not.toHaveAttribute('aria-disabled');
});

const travel = configFor({ steps: ['travel', 'transportation'] });

test('“Overview” on a detail page opens its step, and “Next” on that step returns to the detail page of a stay [STP-04]', async () => {
  const page = { config: travel, language: 'en' as const };
  const { store, router, page: data } = renderShell({ path: '/zomer/travel/duin?a=1', page });
  act(() => syncStepFlow({ store, router, page: data }));
  const nav = () => within(screen.getByRole('navigation', { name: 'Previous and next step' }));
  await userEvent.click(nav().getByRole('link', { name: 'Overview' }));
  await nav().findByRole('link', { name: 'Previous' });
  const next = () => nav().getByRole('link', { name: /Next/ });
  expect(next()).toHaveAttribute('href', '/zomer/travel/duin?a=1');
  await userEvent.click(next());
  expect(router.state.location.pathname).toBe('/zomer/travel/duin');
  await userEvent.click(await nav().findByRole('link', { name: 'Overview' }));
  await nav().findByRole('link', { name: 'Previous' });
  await act(() => router.navigate('/zomer/transportation'));
  await act(() => router.navigate('/zomer/travel'));
  expect(next()).toHaveAttribute('href', '/zomer/transportation');
});

test('every detail page has the Overview link to its parent step, and no other page has it [STP-04]', () => {
  for (const name of routeNames) {
    const row = routeRow(name);
    if (!row.step) continue;
    const path = generatePath(row.path, { slug: 'zomer', id: 'weekend', detail: 'duin' });
    const { unmount } = renderShell({ path, page: { products, language: 'en' } });
    const overview = screen.queryByRole('link', { name: 'Overview' });
    const parent = row.parent === 'slug' ? null : `/zomer/${row.step.name}`;
    expect([name, overview?.getAttribute('href') ?? null]).toEqual([name, parent]);
    unmount();
  }
});

test.each(['/zomer/tickets', '/zomer/merchandise'])(
  'the button “Next” shows its spinner for 1 s after a press on %s [STP-05]',
  async (path) => {
    jest.useFakeTimers();
    renderShell({ path, page: { products } });
    const isTurning = () =>
      screen.getByRole('navigation', { name: 'Vorige en volgende stap' }).querySelector('.ring') !== null;
    expect(isTurning()).toBe(false);
    await act(async () =>
      bar()
        .getByText(/Volgende|Naar je winkelmand/)
        .closest('a, button')
        ?.dispatchEvent(click()),
    );
    expect(isTurning()).toBe(true);
    act(() => jest.advanceTimersByTime(900));
    expect(isTurning()).toBe(true);
    act(() => jest.advanceTimersByTime(200));
    expect(isTurning()).toBe(false);
    jest.useRealTimers();
  },
);

const click = () => new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 });

test('the bar shows the cart’s total', () => {
  renderShell({ path: '/zomer/tickets', page: { products, cart: cartFor({ weekend: 2 }, products) } });
  expect(bar().getByText('2 artikelen')).toBeInTheDocument();
  expect(bar().getByText(/290,00/)).toBeInTheDocument();
});

test('on the payment page the bar has a place for the page’s action; neither bar nor header repeats the page’s total [STP-02, PAY-01]', () => {
  const { store } = renderShell({
    path: '/zomer/checkout',
    page: { products, cart: cartFor({ weekend: 2 }, products) },
  });
  const place = store.get(barActionPlaceAtom);
  expect(screen.getByRole('navigation', { name: 'Vorige en volgende stap' })).toContainElement(place);
  expect(screen.queryByText(/290,00/, { ignore: '.visuallyHidden, script, style' })).toBeNull();
});

test('on the page of one ticket Next is less bright than the choice, until a ticket is chosen [STP-02]', () => {
  const nextAt = (path: string, held = {}) => {
    const { unmount } = renderShell({ path, page: { products, cart: cartFor(held, products) } });
    const looks = bar().getByRole('link', { name: /Volgende/ }).className;
    unmount();
    return looks;
  };
  expect(nextAt('/zomer/tickets/weekend')).toContain('secondary');
  expect(nextAt('/zomer/tickets')).toContain('primary');
  expect(nextAt('/zomer/tickets/weekend', { weekend: 1 })).toContain('primary');
});
