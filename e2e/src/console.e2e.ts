import { expect, longWalk, test } from './journey.ts';
import { keyboard } from './keyboard.ts';
import { focusWithin } from './modals.ts';
import { publishUnder } from './publishUnder.ts';
import { release } from './release.ts';
import { runningShop } from './runningShop.ts';

test.describe.configure(longWalk);

const brand = 'nachtwoud';
const version = `1.3.0-console.${Date.now()}`;
const manager = { email: 'grace@example.com', password: 'festival' };

/** The next page that a guest gets. */
const guestPage = async () => (await fetch(`${runningShop().shopUrl}/${brand}/tickets`)).text();

test('a release manager signs on, activates another version by keyboard, and rolls it back; the next pages have it, and the history shows the manager’s address [FED-04]', {
  tag: '@changing',
}, async ({ page, quietConsole, expectAccessible }) => {
  // The browser itself logs the change that is refused at first.
  quietConsole.allow(/status of 422/);
  await publishUnder('mf_tickets', 'mf-tickets', version);
  await page.goto(`${runningShop().registryUrl}/console`);
  await page.getByRole('link', { name: 'Sign on' }).click();
  await page.getByLabel('Email address').fill(manager.email);
  await page.getByLabel('Password').fill(manager.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('table', { name: 'What visitors get' })).toBeVisible();
  await expectAccessible(page);

  const hands = keyboard(page);
  const enter = () => page.keyboard.press('Enter');
  await hands.press(page.getByRole('button', { name: `Change mf_tickets of ${brand}` }));
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('listitem')).toContainText(version);
  await focusWithin(panel);
  await hands.type(panel.getByLabel('Reason'), 'larger cards');
  await enter();
  // The version was not mounted.
  await hands.type(panel.getByLabel('Release it without a mount, because'), 'a journey');
  await expectAccessible(page);
  await enter();
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^${brand} is at release \\d+ now\\.$`));
  await expect.poll(guestPage, { timeout: 10_000, intervals: [100] }).toContain(`/mf_tickets/${version}/`);
  expect(release('history', '--brand', brand, '--limit', '1')).toMatch(/grace@example\.com +larger cards/);

  await hands.press(page.getByRole('button', { name: `Roll back ${brand}` }));
  await expect(panel.getByRole('listitem')).toContainText(version);
  await focusWithin(panel);
  await hands.type(panel.getByLabel('Reason'), 'the journey is over');
  await enter();
  await expect.poll(guestPage, { timeout: 10_000, intervals: [100] }).not.toContain(version);
  await expect(page.getByRole('region', { name: /^History of/ })).toBeVisible();

  await page.getByRole('button', { name: 'Sign off' }).click();
  await expect(page.getByRole('link', { name: 'Sign on' })).toBeVisible();
});
