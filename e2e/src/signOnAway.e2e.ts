import { expect, longWalk, test } from './journey.ts';
import { shopper } from './shopper.ts';
import { stepTexts } from './stepTexts.ts';
import { whileStopped } from './whileStopped.ts';

test.describe.configure(longWalk);

test('if sign-on stops during a journey, one message reports it, the shop continues to sell to guests, and login works again once sign-on returns [SSO-01, RTE-04]', {
  tag: '@changing',
}, async ({ page, expectAccessible }) => {
  const visitor = shopper(page);
  const toast = page.getByText('Inloggen kan nu even niet');
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Inloggen' });
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  await expect(logIn).toBeVisible();

  await whileStopped('sign-on', async () => {
    // An answer from sign-on is cached for ten seconds.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();
      await expect(logIn).toHaveCount(0, { timeout: 100 });
    }).toPass();
    await expect(toast).toBeVisible();
    await expectAccessible(page);
    await visitor.next(stepTexts('packages').title);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(toast).toHaveCount(0);
    await visitor.openBasket();
    await visitor.confirmBasket();
    await visitor.fillForm('noor+away@example.com');
    await visitor.submitForm();
    await visitor.pay();
    await visitor.paidOrder();

    // A shop for accounts can be opened while sign-on is stopped, even from its sign-in page.
    await page.goto('/login?returnTo=%2Fnachtwoud-leden%2Ftickets');
    await expect(page.getByText('Ons inlogsysteem geeft nu geen antwoord.')).toBeVisible();
    await page.getByRole('link', { name: 'Verder zonder inloggen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: stepTexts('tickets').title })).toBeVisible();
  });

  await expect(async () => {
    await page.goto('/solstrand');
    await expect(logIn).toBeVisible({ timeout: 100 });
  }).toPass();
});
