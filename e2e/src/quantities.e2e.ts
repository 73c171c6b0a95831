import type { Locator, Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';

const writes = '**/api/shopping/carts/*/products';
const more = (page: Page) => page.getByRole('button', { name: 'Meer Weekendticket', exact: true });
const number = (page: Page) => page.getByRole('spinbutton', { name: 'Aantal Weekendticket', exact: true });

const calls = '**/api/shopping/carts**';
const header = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^Winkelmand: ${count} artikel`) });

/** The calls about the cart from now on, in order, by their method. */
const cartCalls = (page: Page): string[] => {
  const methods: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/shopping/carts')) methods.push(request.method());
  });
  return methods;
};

/** Presses a button as fast as a hand does. */
const pressQuickly = async (page: Page, button: Locator, times: number): Promise<void> => {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (let press = 0; press < times; press += 1) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForTimeout(50);
  }
};

test('quick presses show at once and add up, also while the server lets wait [BYD-05]', async ({ page }) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  await expect(more(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(page.getByText('In je winkelmand', { exact: true })).toBeVisible();
  await page.route(writes, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await more(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await more(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // One call: on a busy machine the way from here to the browser takes longer than a quick shopper's next press.
  await page.mouse.click(x + width / 2, y + height / 2, { clickCount: 3, delay: 20 });
  await expect(number(page)).toHaveValue('4', { timeout: 1_400 });
  // Whoever has stopped pressing sees that it is under way [TIX-12].
  await expect(more(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(more(page)).toHaveAttribute('aria-disabled', 'false');
  await page.reload();
  await expect(number(page)).toHaveValue('4');
});

test('five quick presses on a slow line: the last number at once, as few writes as their order allows, one fetch after them all [CNT-04, BYD-05]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await expect(more(page)).toHaveAttribute('aria-disabled', 'false');
  const methods = cartCalls(page);
  await page.route(calls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await pressQuickly(page, more(page), 5);
  await expect(header(page, 5)).toBeVisible({ timeout: 500 });
  // What was pressed while the cart opened goes in one write.
  await expect.poll(() => methods).toEqual(['POST', 'PUT', 'GET']);
  await expect(more(page)).toHaveAttribute('aria-disabled', 'false');
  await pressQuickly(page, page.getByRole('button', { name: 'Minder Weekendticket', exact: true }), 5);
  await expect(header(page, 0)).toBeVisible({ timeout: 500 });
  // The first press goes at once, the last one when it was answered.
  await expect.poll(() => methods.slice(3)).toEqual(['PUT', 'PUT', 'GET']);
  await page.waitForTimeout(4_000);
  expect(methods).toHaveLength(6);
  await expect(header(page, 0)).toBeVisible();
});

test('a cart that can not be fetched stays on the page, and is fetched again until it can', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/net::ERR_FAILED/);
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  const methods = cartCalls(page);
  await page.route(calls, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await visitor.add('Weekendticket', 1);
  await expect.poll(() => methods).toEqual(['POST', 'PUT', 'GET', 'GET', 'GET']);
  await expect(header(page, 1)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(calls);
  const fetched = await page.waitForResponse((response) => /carts\/[^/]+$/.test(response.url()));
  expect(fetched.status()).toBe(200);
  await expect(header(page, 1)).toBeVisible();
});

test('a pre-registration computes its cart in the browser, and finds it again after a reload [WSH-01]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand-vooraf/tickets');
  const methods = cartCalls(page);
  await visitor.add('Weekendticket', 2);
  await expect(header(page, 2)).toBeVisible();
  await page.reload();
  await expect(header(page, 2)).toBeVisible();
  expect(methods).toEqual([]);
});

test('what could not be written is tried again on the page as it is [ERR-02]', async ({ page, quietConsole }) => {
  quietConsole.allow(/net::ERR_FAILED/);
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.route(writes, (route) => route.abort(), { times: 1 });
  await more(page).click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('heading', { name: 'Dat is niet gelukt' })).toBeVisible();
  await modal.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(number(page)).toHaveValue('2');
  await expect(page.getByRole('button', { name: /^Winkelmand: 2 artikelen/ })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('after a question over the basket the keyboard is in the basket again, and Escape leaves it [OVL-11]', async ({
  page,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  await visitor.add('Zaterdag 10 juli', 1);
  const basket = await visitor.openBasket();
  const remove = basket.getByRole('button', { name: 'Verwijder Zaterdag 10 juli' });
  await remove.press('Enter');
  const question = page.getByRole('dialog', { name: 'Uit je winkelmand halen?' });
  await expect(question.getByRole('button', { name: 'Verwijderen' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Verwijderen' }).press('Enter');
  await expect(remove).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(basket.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeFocused();
  await visitor.giveBack('solstrand', 'Weekendticket');
});
