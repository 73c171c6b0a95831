import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { laterStarted } from './laterStarted.ts';
import { shopper } from './shopper.ts';

const notification = (page: Page) => page.getByRole('region', { name: 'Toegevoegd aan je winkelmand' });

test('in a shop without step flow and upsell, a notification about an added product links to the shop and to checkout, except on the home page [HDR-02]', async ({
  page,
  expectAccessible,
}) => {
  const visitor = shopper(page);
  await page.clock.install();
  await visitor.visit('/solstrand-los/tickets');
  await laterStarted(page);
  const pressed = Date.now();
  await visitor.add('Weekendticket', 1);
  await expect(notification(page)).toBeVisible({ timeout: 15_000 });
  expect(Date.now() - pressed).toBeGreaterThan(2_900);
  await expectAccessible(page);
  await expect(notification(page)).toMatchAriaSnapshot(`
    - region "Toegevoegd aan je winkelmand":
      - paragraph: Toegevoegd aan je winkelmand
      - button "Verder winkelen"
      - button "Afrekenen"
      - button "Sluiten"
  `);
  await page.getByRole('button', { name: 'Verder winkelen' }).click();
  await expect(notification(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Meer Weekendticket', exact: true }).click();
  await expect(notification(page)).toBeVisible({ timeout: 15_000 });
  await notification(page).getByRole('button', { name: 'Afrekenen' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Je winkelmand' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/solstrand-los$/);
  await laterStarted(page);
  await page.clock.runFor(10_000);
  await expect(notification(page)).toHaveCount(0);
});

test('if the shop is configured so, a guest sees the offer to save time, until 400 px of scrolling [OVL-07, HDR-05]', async ({
  page,
  expectAccessible,
}) => {
  await shopper(page).visit('/solstrand-adyen/tickets');
  const offer = page.getByRole('region', { name: 'Log in en bespaar tijd' });
  await expect(offer).toBeVisible();
  await expect(offer).toMatchAriaSnapshot(`
    - region "Log in en bespaar tijd":
      - paragraph: Log in en bespaar tijd
      - button "Inloggen"
      - button "Sluiten"
  `);
  await expectAccessible(page);
  await page.mouse.move(400, 600);
  await page.mouse.wheel(0, 390);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(390);
  await expect(offer).toBeVisible();
  await page.mouse.wheel(0, 20);
  await expect(offer).toHaveCount(0);
  await shopper(page).visit('/solstrand/tickets');
  await expect(offer).toHaveCount(0);
});

test('a preview is marked as a preview in each language, and has neither terms nor a button to confirm [BRD-04]', async ({
  page,
  baseURL,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand-voorbeeld');
  await expect(page.getByRole('main')).toContainText('Dit is een voorproef');
  await visitor.visit('/solstrand-voorbeeld/tickets');
  // Every text of the page is a text, and no key of one.
  await expect(page.getByRole('main')).not.toContainText('step.');
  await visitor.press('Weekendticket', 1);
  await page.getByRole('button', { name: /^Winkelmand:/ }).click();
  const panel = page.getByRole('dialog', { name: 'Voorbeeld van je winkelmand' });
  await expect(panel).toContainText('Dit is een voorproef');
  await expect(panel.getByRole('checkbox')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: /Verder/ })).toHaveCount(0);
  await page.goto('/solstrand-voorbeeld/tickets#cf');
  await expect(panel).toContainText('Dit is een voorproef');
  await expect(page.getByRole('form')).toHaveCount(0);
  await page.context().addCookies([{ name: 'language', value: 'es', url: baseURL ?? '' }]);
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('Esto es un avance');
});

test('in a preview the country of delivery and the answer about refund protection stay, also after a reload [BRD-04]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand-voorbeeld/merchandise');
  await visitor.press('Pet', 1);
  await page.getByRole('button', { name: /^Winkelmand:/ }).click();
  const panel = page.getByRole('dialog', { name: 'Voorbeeld van je winkelmand' });
  const country = panel.getByRole('combobox', { name: 'Land van bezorging' });
  const declined = panel.getByRole('radio', { name: 'Nee, dat hoeft niet' });
  await country.selectOption('NL');
  await declined.check();
  await expect(panel.locator('dl', { hasText: 'Verzending' }).locator('dd')).toContainText('5,99');
  await page.reload();
  await expect(country).toHaveValue('NL');
  await expect(declined).toBeChecked();
});
