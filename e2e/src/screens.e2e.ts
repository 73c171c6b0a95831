import type { Page } from 'playwright/test';
import { heroPainted } from './heroPainted.ts';
import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';

const steps = ['', '/tickets', '/packages', '/transportation', '/merchandise', '/extras'];

/** Nothing is wider than the window. */
const expectNoSideScroll = async (page: Page) => {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
};

for (const slug of ['solstrand', 'nachtwoud']) {
  test(`every screen of ${slug} is accessible and fits`, async ({ page, expectAccessible }, { project }) => {
    const visit = async (step: string) => {
      await page.goto(`/${slug}${step}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await heroPainted(page);
      await expectNoSideScroll(page);
    };
    if (project.name === 'phone') {
      const usual = page.viewportSize();
      // The narrowest window first: a browser with larger pictures in its cache does not use those that a narrow page preloads.
      await page.setViewportSize({ width: 320, height: 640 });
      for (const step of steps) await visit(step);
      if (usual) await page.setViewportSize(usual);
    }
    for (const step of steps) {
      await visit(step);
      await expectAccessible(page);
    }
  });
}

test('the language is a choice that stays, out of the address [I18-02, I18-08]', async ({ page }) => {
  await shopper(page).visit('/solstrand/tickets');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  const entries = await page.evaluate(() => history.length);
  const choice = page.getByRole('navigation', { name: 'Taal' });
  await choice.locator('summary').click();
  // Nothing covers the open list, such as a phone's row of steps.
  for (const name of ['Nederlands', 'English', 'Español'])
    await choice.getByRole('link', { name }).click({ trial: true });
  await choice.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/solstrand\/tickets$/);
  // Back leads to the page before, not through the languages.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goto('/solstrand/transportation?language=klingon');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
