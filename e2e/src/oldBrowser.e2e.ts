import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { requestsUnderWay } from './requestsUnderWay.ts';
import { answers } from './shopper.ts';
import { stepTexts } from './stepTexts.ts';

const sentence = (page: Page) => page.getByText('Bestellen lukt niet in deze browser').filter({ visible: true });

/** Expects that the server's page is shown and its links work, and that React has not hydrated it. */
const expectServersPage = async (page: Page) => {
  await expect(sentence(page)).toBeVisible();
  const underWay = requestsUnderWay(page);
  await page.getByRole('link', { name: stepTexts('tickets').start }).click();
  await expect(page.getByRole('heading', { level: 1, name: stepTexts('tickets').title })).toBeVisible();
  await expect(sentence(page)).toBeVisible();
  await underWay.ended();
  const isTakenOver = await page
    .getByRole('main')
    .evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
  expect(isTakenOver).toBe(false);
};

test('a browser that lacks a required feature shows the server’s page and a sentence about the old browser', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/solstrand');
  await expectServersPage(page);
});

test('a browser with an older version of JavaScript shows the same page and sentence', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/SyntaxError/);
  // Makes the page's script a syntax error, like a script in a newer language than the browser supports.
  await page.route(/\/solstrand/, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace(/(<script nonce="[^"]*">)/, '$1a new language;') });
  });
  await page.goto('/solstrand');
  await expectServersPage(page);
});

test('other browsers do not show the sentence about old browsers', async ({ page }) => {
  await page.goto('/solstrand');
  await answers(page.getByRole('main'));
  await expect(sentence(page)).toHaveCount(0);
});
