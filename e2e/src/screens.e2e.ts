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
  test(`every screen of ${slug} is accessible and fits from 320 px up`, async ({ page, expectAccessible }) => {
    const usual = page.viewportSize() ?? { width: 1280, height: 900 };
    const visit = async (step: string) => {
      await page.goto(`/${slug}${step}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await heroPainted(page);
      await expectNoSideScroll(page);
    };
    // The narrow window first: a browser with larger pictures in its cache does not use those that a narrow page preloads.
    await page.setViewportSize({ width: 320, height: 640 });
    for (const step of steps) await visit(step);
    await page.setViewportSize(usual);
    for (const step of steps) {
      await visit(step);
      await expectAccessible(page);
    }
  });
}

test('the index lists the festivals, and an address that is none of ours is a 404 [RTE-08]', async ({
  page,
  quietConsole,
  expectAccessible,
}) => {
  quietConsole.allow(/status of 404|malformed URL segment/);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Solstrand/ }).first()).toBeVisible();
  await expectAccessible(page);
  const answer = await page.goto('/solstrand/nergens');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' })).toBeVisible();
  await expectAccessible(page);
  for (const address of ['/%zz', '/%00', '/solstrand/%zz', '/Sol%20strand/tickets', `/${'a'.repeat(150)}`]) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' })).toBeVisible();
  }
});

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

test('what the server sent stays when the remote comes late, though the countdown ticks above it', async ({ page }) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand-kort/tickets');
  await visitor.add('Weekendticket', 1);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.route(/\/remotes\/mf_tickets\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const sent = await card.elementHandle();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Meer Weekendticket', exact: true })).toBeVisible();
  await visitor.add('Zaterdag 10 juli', 1);
  expect(await sent?.evaluate((node) => node.isConnected)).toBe(true);
});
