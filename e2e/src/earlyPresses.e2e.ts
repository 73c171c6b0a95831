import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { cartCalls } from './cartCalls.ts';
import { holdCode } from './holdCode.ts';
import { longWalk, test, expect as usualExpect } from './journey.ts';
import { slowPhone } from './slowPhone.ts';
import { withStockOf } from './withStockOf.ts';

test.describe.configure(longWalk);

/** With delayed code, or with the speed of a slow phone, a busy machine takes longer than for a usual page. */
const expect = usualExpect.configure({ timeout: 30_000 });

test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true });

const tickets = '/solstrand/tickets';
/** A ticket of Nachtwoud that no other journey buys, for journeys that need it to be sold out. */
const sunday = 'Ochtendlicht, zondag 10 oktober';
/** The script that starts the page. */
const shell = /\/assets\/shop\.[^/]*\.js$/;

const number = (page: Page, product: string) =>
  page.getByRole('spinbutton', { name: `Aantal ${product}`, exact: true });
const cartButton = (page: Page) => page.getByRole('button', { name: /^Winkelmand:/ });

/** Presses a button several times, as quickly as a finger can. */
const press = async (page: Page, name: string, times: number): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true });
  // React may replace the server's button with its own in the meantime.
  await expect(() => button.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (let count = 0; count < times; count += 1) await page.mouse.click(x + width / 2, y + height / 2);
};

/** Presses twenty times. The ninth press exceeds the maximum for one shopper, and the deck is sold in steps of two. */
const pressTwenty = async (page: Page): Promise<void> => {
  await press(page, 'Meer Weekendticket', 9);
  await press(page, 'Meer Duindek voor twee', 3);
  await press(page, 'Minder Weekendticket', 3);
  await press(page, 'Meer Zaterdag 10 juli', 3);
  await press(page, 'Minder Duindek voor twee', 1);
  await press(page, 'Minder Zaterdag 10 juli', 1);
};

const expectNumbers = async (page: Page, weekend: number, deck: number, saturday: number): Promise<void> => {
  await expect(number(page, 'Weekendticket')).toHaveValue(String(weekend));
  await expect(number(page, 'Duindek voor twee')).toHaveValue(String(deck));
  await expect(number(page, 'Zaterdag 10 juli')).toHaveValue(String(saturday));
};

/** The number that the early script shows in the header in place of React's number. */
const countShown = (page: Page): Promise<string> =>
  cartButton(page).evaluate((button) => {
    const bag = button.querySelector('[aria-hidden]') ?? button;
    return getComputedStyle(bag, '::after').content;
  });

/** The products of the visitor's cart on the server. */
const cartOnServer = async (page: Page, path = tickets): Promise<unknown> => {
  const html = await (await page.request.get(path)).text();
  const [, json = '{}'] = /id="page-data"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json).cart?.products ?? {};
};

/** Records every text of the page's live regions, in order. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest('[role=status]'),
        ),
      );
      for (const region of regions) if (region?.textContent) heard.push(region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
};
const heard = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Waits until React has hydrated the quantities. */
const answers = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      number(page, 'Weekendticket').evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);

/** Opens the tickets page with delayed code, and waits until 1.0 s after the navigation began. */
const openEarly = async (page: Page, path = tickets, ticket = 'Weekendticket') => {
  const began = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: `Meer ${ticket}`, exact: true })).toBeVisible();
  await setTimeout(Math.max(0, 1_000 - (performance.now() - began)));
  return began;
};

test('twenty quick presses before the code is loaded show at once, and once the code arrives they are in the cart exactly once [BYD-05]', async ({
  page,
  expectAccessible,
}) => {
  await listen(page);
  const code = await holdCode(page);
  const phone = await slowPhone(page);
  const calls = cartCalls(page);
  const reports: (string | null)[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/telemetry/error-reports') && reports.push(request.postData()),
  );
  const began = await openEarly(page);
  await pressTwenty(page);
  await expectNumbers(page, 5, 4, 2);
  expect(await countShown(page)).toBe('"11"');
  expect(calls).toEqual([]);

  await setTimeout(Math.max(0, 5_000 - (performance.now() - began)));
  await code.release();
  await expect(page.getByRole('button', { name: /^Winkelmand: 11 artikelen/ })).toBeVisible();
  await expect.poll(() => calls).toEqual(['POST', 'PUT 5', 'PUT 4', 'PUT 2', 'GET']);
  await expectNumbers(page, 5, 4, 2);
  await expect.poll(() => countShown(page)).toBe('none');
  await phone.release();
  await expectAccessible(page);
  expect((await heard(page)).filter((text) => text.includes('Weekendticket'))).toEqual([
    '5 × Weekendticket in je winkelmand',
  ]);
  expect(await cartOnServer(page)).toEqual({ weekend: 5, vip: 4, 'day-saturday': 2 });
  // React hydrated the page exactly as the server had sent it.
  expect(reports).toEqual([]);
  await press(page, 'Minder Zaterdag 10 juli', 1);
  await expect.poll(() => calls).toContain('PUT 1');
  await expect.poll(() => cartOnServer(page)).toEqual({ weekend: 5, vip: 4, 'day-saturday': 1 });
});

test('if the shell’s code never loads, the page reports it, and a form puts the pressed quantities into the cart [BYD-05]', async ({
  page,
  quietConsole,
  expectAccessible,
}) => {
  // The browser's own messages about a missing file, and about preloads that wait for it.
  quietConsole.allow(/Failed to load resource|preloaded using link preload/);
  await listen(page);
  const code = await holdCode(page);
  const phone = await slowPhone(page);
  await openEarly(page);
  await pressTwenty(page);
  await expectNumbers(page, 5, 4, 2);
  const send = page.getByRole('button', { name: 'Zet in mijn winkelmand' });
  await expect(send).toBeVisible();
  await phone.release();
  await expectAccessible(page);
  expect((await heard(page)).filter((text) => text.includes('nog aan het laden'))).toHaveLength(1);
  // All other code loads now, and one file is missing. No press is handled twice or in part, and the form stays.
  const missing = page.waitForResponse((response) => shell.test(response.url()) && response.status() === 404);
  await code.release(shell);
  await missing;
  await expectNumbers(page, 5, 4, 2);
  await expectAccessible(page);
  expect(await cartOnServer(page)).toEqual({});
  await send.click();
  await expect(page.getByRole('button', { name: /^Winkelmand: 11 artikelen/ })).toBeVisible();
  await expectNumbers(page, 5, 4, 2);
  await expect(page).toHaveURL(tickets);
  // On the next page no press waits.
  await expect.poll(() => countShown(page)).toBe('none');
  expect(await cartOnServer(page)).toEqual({ weekend: 5, vip: 4, 'day-saturday': 2 });
});

test('if only the code of the tickets never loads, the page reports it, and the pressed quantities are in the cart [BYD-05, FED-05]', async ({
  page,
  quietConsole,
  expectAccessible,
}) => {
  // The browser's own messages about a missing file, and about preloads that wait for it.
  quietConsole.allow(/Failed to load resource|net::ERR|preloaded using link preload/);
  const code = await holdCode(page);
  const phone = await slowPhone(page);
  const began = await openEarly(page);
  await pressTwenty(page);
  await page.route(/\/(remotes|files)\/mf_tickets\/.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await setTimeout(Math.max(0, 5_000 - (performance.now() - began)));
  await code.release(/mf_tickets/);
  await expect(page.getByRole('status').filter({ hasText: 'Dit deel laadt niet' })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('button', { name: /^Winkelmand: 11 artikelen/ })).toBeVisible();
  await expect.poll(() => cartOnServer(page)).toEqual({ weekend: 5, vip: 4, 'day-saturday': 2 });
  await phone.release();
  await expectAccessible(page);
});

test('if the form is refused, a separate page shows the refusal, and the other products are in the cart [BYD-05, ERR-02]', async ({
  page,
  expectAccessible,
}) => {
  await holdCode(page);
  await withStockOf('nachtwoud', 'day-sunday', async (leave) => {
    await openEarly(page, '/nachtwoud/tickets', sunday);
    await press(page, `Meer ${sunday}`, 1);
    await press(page, 'Meer Vrijdagnacht 8 oktober', 1);
    await leave(0);
    await page.getByRole('button', { name: 'Zet in mijn winkelmand' }).click();
    await expect(page.getByRole('heading', { name: 'Niet alles zit in je winkelmand' })).toBeVisible();
    await expect(page.getByText(sunday, { exact: true })).toBeVisible();
    await expect(page.getByText(/dit product is uitverkocht/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Terug naar de shop' }).click();
    await expect(number(page, 'Vrijdagnacht 8 oktober')).toHaveValue('1');
    expect(await cartOnServer(page, '/nachtwoud/tickets')).toEqual({ 'day-friday': 1 });
  });
});

test('a typed number and a press on the cart’s button are handled even if they come before the code is loaded', async ({
  page,
}) => {
  const code = await holdCode(page);
  const calls = cartCalls(page);
  await openEarly(page);
  await number(page, 'Duindek voor twee').fill('7');
  await number(page, 'Duindek voor twee').blur();
  await expect(number(page, 'Duindek voor twee')).toHaveValue('6');
  await number(page, 'Zaterdag 10 juli').fill('3');
  await cartButton(page).click();
  await code.release();
  const basket = page.getByRole('dialog');
  await expect(basket.getByRole('heading', { name: 'Je winkelmand' })).toBeVisible();
  await expect.poll(() => calls).toContain('GET');
  expect(await cartOnServer(page)).toEqual({ vip: 6, 'day-saturday': 3 });
});

test('a pressed product that has sold out before the code is loaded is reset, with a message', async ({ page }) => {
  const code = await holdCode(page);
  await withStockOf('nachtwoud', 'day-sunday', async (leave) => {
    // A page that guests share may have been made while another journey had sold the ticket out.
    const shared = async () => (await page.request.get('/nachtwoud/tickets')).text();
    await expect.poll(shared).toContain(`Meer ${sunday}`);
    await openEarly(page, '/nachtwoud/tickets', sunday);
    await press(page, `Meer ${sunday}`, 2);
    await expect(number(page, sunday)).toHaveValue('2');
    await leave(0);
    await code.release();
    await expect(page.getByRole('dialog').getByText(/dit product is uitverkocht/)).toBeVisible({ timeout: 15_000 });
    expect(await cartOnServer(page, '/nachtwoud/tickets')).toEqual({});
    await expect(page.getByRole('button', { name: /^Winkelmand: 0 artikelen/, includeHidden: true })).toBeAttached();
  });
});

test('if a link is followed before the code is loaded, no press is lost: the next page shows the presses at once and puts them into the cart', async ({
  page,
}) => {
  const code = await holdCode(page);
  await openEarly(page);
  await press(page, 'Meer Weekendticket', 2);
  await page.getByRole('link', { name: /^Volgende/ }).click();
  await expect(page).toHaveURL(/\/solstrand\/packages/);
  await expect.poll(() => countShown(page)).toBe('"2"');
  await code.release();
  await expect(page.getByRole('button', { name: /^Winkelmand: 2 artikelen/ })).toBeVisible();
  await expect.poll(() => cartOnServer(page)).toEqual({ weekend: 2 });
  await expect.poll(() => countShown(page)).toBe('none');
});

test('a press right before a full page load is in the cart, even if its request was never sent', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/net::ERR/);
  await page.goto(tickets);
  await answers(page);
  let isHeld = true;
  await page.route('**/api/shopping/carts**', (route) => (isHeld ? undefined : route.continue()));
  await press(page, 'Meer Weekendticket', 1);
  await expect(number(page, 'Weekendticket')).toHaveValue('1');
  isHeld = false;
  await page.reload();
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();
  await expect.poll(() => cartOnServer(page)).toEqual({ weekend: 1 });
});

test('a cart that is opened while the next page is requested is shown on that page', async ({ page }) => {
  await page.goto(tickets);
  await answers(page);
  const carts = '**/api/shopping/carts**';
  const opening = Promise.withResolvers<void>();
  await page.route(carts, async (route) => {
    await opening.promise;
    await route.continue();
  });
  const calls = cartCalls(page);
  await press(page, 'Meer Weekendticket', 1);
  await page.route(`**${tickets}`, async (route) => {
    // The server renders the next page before it knows the cart. The page arrives after the answer about the cart.
    const response = await route.fetch();
    opening.resolve();
    await expect.poll(() => calls).toContain('GET');
    await route.fulfill({ response });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();
  await press(page, 'Meer Weekendticket', 1);
  await expect.poll(() => cartOnServer(page)).toEqual({ weekend: 2 });
  expect(calls.filter((call) => call === 'POST')).toHaveLength(1);
});
