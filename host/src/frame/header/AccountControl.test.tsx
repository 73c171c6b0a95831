/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { userSchema } from '@festival/shared-contracts/user/user';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { namedModules, renderShell, shellParts } from '../../../testing/renderShell.tsx';
import type { PageData } from '../../page/pageData.ts';

const noor = userSchema.parse({
  id: 'noor',
  profile: { givenName: 'Noor', familyName: 'de Vries', email: 'noor@example.com' },
});
const shown = (page: Partial<PageData>, path = '/zomer/tickets?a=1') =>
  renderShell({ path, page: { isSignOnAvailable: true, ...page } });
const logInLink = () => screen.queryByRole('link', { name: 'Inloggen' });
const menu = () => screen.queryByText(/^Ingelogd als/);

test('a guest can log in from every page of a shop, and the plain link returns to that page', async () => {
  const { commands } = shown({});
  expect(logInLink()).toHaveAttribute('href', '/login?returnTo=%2Fzomer%2Ftickets%3Fa%3D1');
  expect(logInLink()).toHaveClass('login');
  await userEvent.click(logInLink() as HTMLElement);
  expect(commands.signOn.logIn).toHaveBeenCalledTimes(1);
  expect(menu()).toBeNull();
});

test('a signed-in visitor sees their name instead of the link', () => {
  shown({ user: noor });
  expect(menu()?.closest('summary')).toHaveTextContent('Ingelogd als Noor');
  expect(logInLink()).toBeNull();
});

test('the server’s page already has the control, for guests and for signed-in visitors', () => {
  const served = (page: Partial<PageData>) =>
    renderToString(shellParts({ page: { isSignOnAvailable: true, ...page } }).treeWith(namedModules()));
  expect(served({})).toContain('Inloggen');
  expect(served({ user: noor })).toContain('Noor');
  expect(served({ user: noor })).not.toContain('Inloggen');
});

test.each([
  ['while signing in is not available', { isSignOnAvailable: false }, '/zomer/tickets'],
  ['where sign-on is not set up', { isSignOnAvailable: undefined }, '/zomer/tickets'],
  ['on the payment’s result', {}, '/zomer/paymentstatus'],
])('neither the login nor the user menu shows %s [HDR-04]', (_, page, path) => {
  for (const user of [null, noor]) {
    const { unmount } = shown({ ...page, user }, path);
    expect([logInLink(), menu()]).toEqual([null, null]);
    unmount();
  }
});

test('a shop may hide login', () => {
  const { shopSettings } = configFor();
  const config = configFor({ shopSettings: { fields: { ...shopSettings.fields, hideLogin: true } } });
  shown({ config });
  expect(logInLink()).toBeNull();
});

test('the user menu opens by keyboard, names the visitor, and closes on Escape with the focus back on its button [HDR-04]', async () => {
  shown({ user: noor });
  const summary = menu()?.closest('summary') as HTMLElement;
  const details = summary.closest('details') as HTMLDetailsElement;
  summary.focus();
  await userEvent.click(summary);
  expect(await screen.findByText('Noor de Vries')).toBeVisible();
  expect(screen.getByText('noor@example.com')).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Mijn account' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(summary).toHaveFocus();
});

test('the user menu links to the account, its orders and the newsletter, and has a button to log out [HDR-04]', async () => {
  const { commands } = shown({ user: noor });
  await userEvent.click(menu()?.closest('summary') as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Mijn account' }));
  expect(commands.signOn.editAccount).toHaveBeenCalledTimes(1);
  const items = within(screen.getByRole('button', { name: 'Uitloggen' }).closest('ul') as HTMLElement);
  expect(items.getByRole('link', { name: 'Je bestellingen' })).toHaveAttribute('href', '/zomer/order?a=1');
  expect(items.getByRole('link', { name: 'Nieuwsbrief' })).toHaveAttribute('href', '/zomer/newsletter?a=1');
  expect(items.queryByRole('button', { name: 'Mijn verlanglijst' })).toBeNull();
  await userEvent.click(items.getByRole('button', { name: 'Uitloggen' }));
  expect(commands.signOn.logOut).toHaveBeenCalledTimes(1);
});

test('in a shop that keeps wishlists the menu contains the wishlist', async () => {
  const { commands } = shown({ user: noor, config: configFor({ preregistration: true }) });
  await userEvent.click(menu()?.closest('summary') as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Mijn verlanglijst' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
});
