/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../../testing/renderShell.tsx';
import type { PageData } from '../../page/pageData.ts';

const shown = (page: Partial<PageData>) =>
  renderShell({
    path: '/login?returnTo=%2Fzomer%2Ftickets%3Fa%3D1',
    page: { isSignOnAvailable: true, config: configFor({ membersale: true, steps: ['tickets'] }), ...page },
  });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  ['a pre-registration', 2000, { preregistration: true }],
  ['a member sale', 2001, { membersale: true }],
  ['a travel sale', 2002, { travelsale: true }],
] as const)('%s welcomes a guest with %i before the login, in three languages [ERR-06]', (_, code, values) => {
  const titles = (['nl', 'en', 'es'] as const).map((language) => {
    const { shopTexts, unmount } = shown({ language, config: configFor(values) });
    const errors = shopTexts.getFixedT(null, 'errors');
    expect(heading()).toBe(errors(`${code}.title`));
    expect(screen.getByText(errors(`${code}.text`))).toBeVisible();
    unmount();
    return errors(`${code}.title`);
  });
  expect(new Set(titles).size).toBe(3);
});

test('an add-on shop shows that it needs an account', () => {
  shown({ config: configFor({ addonShop: true }) });
  expect(heading()).toBe('Inloggen');
  expect(screen.getByText(/voor wie een account heeft/)).toBeVisible();
});

test('a guest can log in, open an account, or go to the other shops with the shop’s query [SSO-02, RTE-02]', async () => {
  const { commands } = shown({});
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('button', { name: 'Inloggen' })).toHaveClass('login');
  await userEvent.click(main.getByRole('button', { name: 'Inloggen' }));
  await userEvent.click(main.getByRole('button', { name: 'Maak een account' }));
  expect([commands.signOn.logIn, commands.signOn.register].map((command) => command.mock.calls.length)).toEqual([1, 1]);
  expect(main.getByRole('link', { name: 'Naar alle festivals' })).toHaveAttribute('href', '/?a=1');
  expect(screen.getByRole('link', { name: /voorpagina/ })).toHaveAttribute('href', '/zomer?a=1');
});

test('the sign-in page shows no part of the shop: no steps, no cart, no second login', () => {
  shown({});
  expect(screen.queryByRole('navigation', { name: 'Stappen' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Winkelmand/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Inloggen' })).toBeNull();
});

test('while sign-on is unavailable, the page shows a message, and the shop still works [SSO-01]', () => {
  shown({ isSignOnAvailable: false });
  expect(screen.getByText(/geeft nu geen antwoord/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verder zonder inloggen' })).toHaveAttribute('href', '/zomer/tickets?a=1');
  expect(screen.queryByRole('button', { name: 'Inloggen' })).toBeNull();
});

test('a sign-in page without a shop lists the shops', () => {
  const shops = [
    { slug: 'zomer', brand: 'solstrand', title: 'Solstrand', dateStart: '2027-07-09', place: 'Bloemendaal' },
  ];
  renderShell({ path: '/login', page: { config: null, brand: null, shops } });
  expect(screen.getByRole('link', { name: 'Solstrand' })).toHaveAttribute('href', '/zomer');
});
