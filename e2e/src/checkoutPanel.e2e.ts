import { holdCode } from './holdCode.ts';
import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';
import { stepName } from './stepTexts.ts';

test('the open checkout marks the body and stops the page behind it from scrolling; Back closes it [OVL-01]', {
  tag: ['@core', '@mf-checkout'],
}, async ({ page }) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  const body = page.locator('body');
  await expect(body).not.toHaveClass(/checkout-open/);

  const basket = await visitor.openBasket();
  await expect(body).toHaveClass(/checkout-open/);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  // Moves the pointer over the page, outside the panel.
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await scrolled()).toBe(before);

  await visitor.confirmBasket();
  await expect(page).toHaveURL(/#cf$/);
  await expect(basket.getByRole('heading', { name: 'Je gegevens' })).toBeVisible();
  await page.goBack();
  await expect(basket).toHaveCount(0);
  await expect(page).toHaveURL(`/solstrand/${stepName('tickets')}`);
  await expect(body).not.toHaveClass(/checkout-open/);
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBeGreaterThan(before);
  await visitor.giveBack('solstrand', 'Weekendticket');
});

for (const viewport of [
  // A phone held sideways, and a page enlarged to 400 %.
  { width: 740, height: 360 },
  { width: 320, height: 256 },
])
  test(`at ${viewport.width} × ${viewport.height} the form opens at its first line, also if its code comes late [OVL-01, LAY-03]`, {
    tag: ['@mf-checkout', '@mf-basket'],
  }, async ({ page }) => {
    const visitor = shopper(page);
    await visitor.visit('/solstrand/tickets');
    await visitor.add('Weekendticket', 1);
    await page.setViewportSize(viewport);
    const basket = await visitor.openBasket();
    await expect(basket.getByRole('button', { name: 'Verder naar je gegevens' })).toBeVisible();
    const code = await holdCode(page);
    await visitor.confirmBasket();
    await expect(basket.getByRole('heading', { name: 'Je gegevens' })).toBeVisible();
    await code.release();
    await expect(basket.getByRole('button', { name: 'Terug naar je winkelmand' })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goBack();
    await visitor.giveBack('solstrand', 'Weekendticket');
  });
