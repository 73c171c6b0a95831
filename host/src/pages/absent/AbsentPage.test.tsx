/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { screen, within } from '@testing-library/react';
import { everyStep, releasedRemotes } from '../../../testing/pageFor.ts';
import { renderShell } from '../../../testing/renderShell.tsx';

const show = (path: string, steps: string[], values: object = {}) =>
  renderShell({ path: `/zomer/${path}?a=1`, page: { config: configFor({ steps, ...values }), language: 'en' } });
const main = () => within(screen.getByRole('main'));

test('a step that is not part of this sale shows a message under its own heading, and links to the next step with the query', () => {
  show('upgrade', ['tickets', 'upgrade', 'transportation', 'extras']);
  expect(main().getByRole('heading', { level: 1, name: 'Upgrade title' })).toBeVisible();
  expect(main().getByText(/not part of this sale/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Go to Bus' })).toHaveAttribute('href', '/zomer/transportation?a=1');
  expect(main().getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/zomer?a=1');
  expect(document.title).toBe('Upgrade · Zomer');
});

test('the last step, and a page that is not a step of the shop, link to the first step', () => {
  const { unmount } = show('upgrade', ['tickets', 'extras', 'upgrade']);
  expect(main().getByRole('link', { name: 'Go to Tickets' })).toBeVisible();
  unmount();
  show('register', ['tickets', 'extras']);
  expect(main().getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  expect(main().getByRole('link', { name: 'Go to Tickets' })).toBeVisible();
});

test('in a shop without steps the page links to the home page', () => {
  show('upgrade', ['upgrade']);
  expect(
    main()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['To the home page']);
});

test('a step whose remote is not released shows that it is not available at the moment', () => {
  const page = { config: configFor({ steps: ['tickets', 'extras'] }), remotes: releasedRemotes('mf_tickets') };
  renderShell({ path: '/zomer/extras', page });
  expect(main().getByText(/is er nu even niet/)).toBeVisible();
  expect(screen.queryByText('module mf_merch/extras')).toBeNull();
});

test('a step that the shop lists, but no released remote adds, shows a message under the shell’s heading, and so does an address below it [STP-06]', () => {
  const { steps, texts } = everyStep('en');
  const without = { steps: [...steps, { remote: '', name: 'lockers', module: '', sells: [] }], texts };
  for (const path of ['lockers', 'lockers/small']) {
    const page = {
      config: configFor({ steps: ['tickets', 'lockers'] }),
      language: 'en' as const,
      remoteSteps: without,
    };
    const { unmount } = renderShell({ path: `/zomer/${path}`, page });
    expect(main().getByRole('heading', { level: 1, name: 'Not right now' })).toBeVisible();
    expect(main().getByText(/not available right now. Everything else/)).toBeVisible();
    expect(main().getByRole('link', { name: 'Go to Tickets' })).toBeVisible();
    expect(document.title).toBe('Zomer');
    unmount();
  }
});

test('a step that is left out for an upgradable order is not part of the sale', () => {
  show('travel', ['tickets', 'travel'], { upgradableOrder: { skipTravel: true, skipBus: false, upgrades: [] } });
  expect(main().getByText(/not part of this sale/)).toBeVisible();
});
