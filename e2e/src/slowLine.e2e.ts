import type { Locator, Page } from 'playwright/test';
import { cartCalls } from './cartCalls.ts';
import { expect, longWalk, test } from './journey.ts';
import { orderOf } from './orderOf.ts';
import { whileCartsAreLocked } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { slowLine } from './slowLine.ts';

test.describe.configure(longWalk);

const more = (page: Page) => page.getByRole('button', { name: 'Meer Weekendticket', exact: true });
const fewer = (page: Page) => page.getByRole('button', { name: 'Minder Weekendticket', exact: true });
const control = (page: Page) => page.getByRole('group', { name: 'Aantal Weekendticket', exact: true });
const number = (page: Page) => page.getByRole('spinbutton', { name: 'Aantal Weekendticket', exact: true });
const header = (page: Page, count: number) =>
  page.getByRole('button', { name: new RegExp(`^Winkelmand: ${count} artikel`) });

/**
 * Presses a button several times, 60 ms apart by the page's own clock. On a busy machine, separate calls would come
 * later than a shopper's presses.
 */
const pressQuickly = async (button: Locator, times: number): Promise<void> => {
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.evaluate(async (node, count) => {
    for (let press = 0; press < count; press += 1) {
      (node as HTMLElement).click();
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }, times);
};

test('quick presses add up on the page at once, are replaced by the server’s answer, and are reset if the answer is lost [BYD-05]', {
  tag: '@core',
}, async ({ page, quietConsole }) => {
  quietConsole.allow(/net::ERR_FAILED/);
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  const calls = cartCalls(page);
  await visitor.add('Weekendticket', 1);
  await expect.poll(() => calls).toEqual(['POST', 'PUT 1', 'GET']);
  calls.length = 0;
  const line = await slowLine(page);
  await pressQuickly(more(page), 3);
  // The server has not answered yet.
  await expect(number(page)).toHaveValue('4');
  // The control shows that the write is pending [TIX-12].
  await expect(control(page)).toHaveAttribute('aria-busy', 'true');
  await line.letThrough('PUT 2');
  await line.letThrough('PUT 4');
  await expect(control(page)).not.toHaveAttribute('aria-busy');
  await expect(number(page)).toHaveValue('4');
  await line.letThrough('GET');
  expect(calls).toEqual(['PUT 2', 'PUT 4', 'GET']);

  await more(page).click();
  await expect(number(page)).toHaveValue('5');
  await line.lose('PUT 5');
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).first().click();
  await expect(number(page)).toHaveValue('4');
  await line.open();
  await page.reload();
  await expect(number(page)).toHaveValue('4');

  // The charged number is the last one that was pressed and accepted.
  await visitor.openBasket();
  await visitor.confirmBasket();
  await visitor.fillForm('noor+quick@example.com');
  await visitor.submitForm();
  await visitor.pay();
  const reference = await visitor.paidOrder();
  const order = await orderOf(reference);
  expect(order?.lines).toEqual([{ product_id: 'weekend', qty: 4 }]);
  expect(order?.paid_cents).toBe(order?.total_cents);
});

test('on a slow connection five quick presses show the last number at once, and send only the writes that their order requires and one fetch at the end [CNT-04]', async ({
  page,
}) => {
  await page.clock.install();
  await shopper(page).visit('/solstrand/tickets');
  const calls = cartCalls(page);
  const line = await slowLine(page);
  await pressQuickly(more(page), 5);
  await expect(header(page, 5)).toBeVisible();
  expect(calls).toEqual(['POST']);
  await line.letThrough('POST');
  // All presses while the cart is being opened are sent in one write.
  await line.letThrough('PUT 5');
  await line.letThrough('GET');
  expect(calls).toEqual(['POST', 'PUT 5', 'GET']);

  calls.length = 0;
  await pressQuickly(fewer(page), 5);
  await expect(header(page, 0)).toBeVisible();
  // The first press is written at once, the last one after the first answer.
  expect(calls).toEqual(['PUT 4']);
  await line.letThrough('PUT 4');
  await expect.poll(() => calls).toEqual(['PUT 4', 'PUT 0']);
  await expect(header(page, 0)).toBeVisible();
  await line.letThrough('PUT 0');
  await expect.poll(() => calls).toEqual(['PUT 4', 'PUT 0', 'GET']);

  // A press does not wait for the fetch, and the fetch's late answer does not replace the newer quantity.
  const arrive = await line.answerLater('GET');
  await pressQuickly(more(page), 1);
  await line.letThrough('PUT 1');
  await expect(more(page)).toHaveAttribute('aria-disabled', 'false');
  await arrive();
  await line.letThrough('GET');
  await expect.poll(() => calls).toEqual(['PUT 4', 'PUT 0', 'GET', 'PUT 1', 'GET']);
  await expect(header(page, 1)).toBeVisible();
  await line.open();
  // After this time, which is longer than the pause before a fetch, a page with a planned fetch would have sent it.
  await page.clock.runFor(5_000);
  await page.evaluate(() => fetch('/health'));
  expect(calls).toHaveLength(5);
  await expect(header(page, 1)).toBeVisible();
});

test('a cart that cannot be fetched stays on the page; the fetch is repeated until it succeeds', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/net::ERR_FAILED/);
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  const calls = cartCalls(page);
  const line = await slowLine(page);
  await pressQuickly(more(page), 1);
  await line.letThrough('POST');
  await line.letThrough('PUT 1');
  for (let failed = 0; failed < 3; failed += 1) {
    await line.lose('GET');
    await expect(header(page, 1)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const fetched = page.waitForResponse((response) => /carts\/[^/]+$/.test(response.url()));
  await line.letThrough('GET');
  expect((await fetched).status()).toBe(200);
  expect(calls).toEqual(['POST', 'PUT 1', 'GET', 'GET', 'GET', 'GET']);
  await expect(header(page, 1)).toBeVisible();
});

test('if the server cannot read a cart for three pages, the shopper keeps it: each page shows a message, and the cart returns automatically', {
  tag: '@changing',
}, async ({ page, quietConsole }) => {
  quietConsole.allow(/status of 50\d/);
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 2);
  await whileCartsAreLocked(async () => {
    for (let pages = 0; pages < 3; pages += 1) {
      await page.reload();
      await expect(page.getByRole('button', { name: 'Winkelmand: nu even niet te zien' })).toBeVisible();
      await expect(page.getByText('Hij is nog van jou.')).toBeVisible();
    }
  });
  await expect(header(page, 2)).toBeVisible();
  await expect(page.getByText('Hij is nog van jou.')).toHaveCount(0);
  await page.reload();
  await expect(header(page, 2)).toBeVisible();
});
