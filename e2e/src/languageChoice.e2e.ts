import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';
import { stepName } from './stepTexts.ts';

test('the language choice is stored and is not in the address [I18-02, I18-08]', async ({ page }) => {
  await shopper(page).visit('/solstrand/tickets');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  const entries = await page.evaluate(() => history.length);
  const choice = page.getByRole('navigation', { name: 'Taal' });
  await choice.locator('summary').click();
  // No other element, such as a phone's row of steps, covers the open list.
  for (const name of ['Nederlands', 'English', 'Español'])
    await choice.getByRole('link', { name }).click({ trial: true });
  await choice.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(`/solstrand/${stepName('tickets')}`);
  // A change of language adds no history entry, so Back returns to the page before.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goto('/solstrand/transportation?language=klingon');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
