import { setTimeout as wait } from 'node:timers/promises';
import { shopper } from '@festival/e2e/shopper';
import { allTerms } from '@festival/shop-api/testing/makeChoices';
import { testBuyer } from '@festival/shop-api/testing/testBuyer';
import { openBrowser } from './harness/browser.ts';
import { openShop } from './harness/wholeShop.ts';

/**
 * Simulates many people behind one IP address within a minute. They call page, stock, cart, form and order as a browser does, and some use real
 * browsers up to the payment page, while one abuser opens a cart with each call. Prints how many calls of each kind were refused, and how many
 * browsers succeeded. Settings: PEOPLE (500), SECONDS (60), ABUSE (200 calls a second), BROWSERS (40, of them 4 at a time), SHOP_DATA (the folder of
 * a running shop; by default one is started and removed).
 */
const people = Number(process.env.PEOPLE ?? 500);
const seconds = Number(process.env.SECONDS ?? 60);
const abuse = Number(process.env.ABUSE ?? 200);
const browsers = Number(process.env.BROWSERS ?? 40);
const address = '203.0.113.7';
const slug = 'solstrand';

const shop = await openShop();
/** The number of responses of each kind for each step. */
const answers = new Map<string, Map<number, number>>();
const count = (step: string, status: number): void => {
  const ofStep = answers.get(step) ?? new Map<number, number>();
  answers.set(step, ofStep.set(status, (ofStep.get(status) ?? 0) + 1));
};

type Call = { step: string; path: string; method?: string; body?: object; cookie?: string; key?: string };

async function call({ step, path, method = 'GET', body, cookie = '', key }: Call): Promise<Response> {
  const answer = await fetch(`${shop.shopUrl}${path}`, {
    method,
    headers: {
      'x-forwarded-for': address,
      'x-shop': slug,
      origin: shop.shopUrl,
      ...(cookie ? { cookie } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  count(step, answer.status);
  return answer;
}

async function buy(): Promise<void> {
  await (await call({ step: 'page', path: `/${slug}/tickets` })).text();
  await (await call({ step: 'stock', path: '/api/shopping/products' })).text();
  const opened = await call({ step: 'open a cart', path: '/api/shopping/carts', method: 'POST', body: {} });
  if (!opened.ok) return;
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { data } = (await opened.json()) as { data: { id: string } };
  const cart = `/api/shopping/carts/${data.id}`;
  const put = (step: string, path: string, body: object) => call({ step, path, method: 'PUT', body, cookie });
  await (await put('ticket', `${cart}/products`, { productId: 'weekend', quantity: 1 })).text();
  await (await call({ step: 'stock', path: '/api/shopping/products', cookie })).text();
  await (await put('protection', `${cart}/products`, { productId: 'refund-protection', quantity: 0 })).text();
  await (await put('terms', `${cart}/terms`, allTerms)).text();
  const filled = (await (await put('form', cart, testBuyer)).json()) as { data?: { totals: { total: number } } };
  const order = {
    paymentMethod: 'card',
    redirectUri: `${shop.shopUrl}/${slug}/paymentstatus`,
    expectedTotal: filled.data?.totals.total ?? 0,
  };
  const path = `${cart}/orders`;
  await (await call({ step: 'order', path, method: 'POST', body: order, cookie, key: data.id })).text();
}

/** Makes the same purchase with clicks in a browser: ticket, basket, form, payment method. */
async function buyInBrowser(browser: Awaited<ReturnType<typeof openBrowser>>, nr: number): Promise<void> {
  const context = await browser.newContext({
    baseURL: shop.shopUrl,
    locale: 'nl-NL',
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  context.on('response', (answer) => {
    const kind = answer.url().includes('/api/') ? 'call of a page' : 'page';
    if (/text|json/.test(answer.headers()['content-type'] ?? '')) count(`browsers: ${kind}`, answer.status());
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const visitor = shopper(page);
    await visitor.visit(`/${slug}/tickets`);
    await page.getByRole('button', { name: 'Meer Weekendticket', exact: true }).click();
    await page.getByRole('button', { name: /^Winkelmand: 1/ }).click();
    await visitor.confirmBasket();
    await visitor.fillForm(`browser-${nr}@example.com`);
    await visitor.submitForm();
    await page.getByRole('radio', { name: /^Creditcard/ }).waitFor();
    count('browsers: came to the payment', 200);
  } catch (error) {
    count(`browsers: failed: ${String(error).split('\n')[0]}`, 0);
  } finally {
    await context.close();
  }
}

async function buyInBrowsers(): Promise<void> {
  if (browsers === 0) return;
  const browser = await openBrowser();
  let next = 0;
  const oneAfterTheOther = async () => {
    while (next < browsers) {
      next += 1;
      await buyInBrowser(browser, next);
    }
  };
  await Promise.all(Array.from({ length: 4 }, oneAfterTheOther));
  await browser.close();
}

const until = performance.now() + seconds * 1_000;

async function disturb(): Promise<void> {
  while (performance.now() < until) {
    const cookie = `cart_${slug}=${crypto.randomUUID()}%7Cinvented`;
    void call({ step: 'abuser', path: `/api/shopping/carts/${crypto.randomUUID()}`, cookie }).then(
      (answer) => answer.text(),
      () => {},
    );
    await wait(1_000 / abuse);
  }
}

try {
  // Not measured: the servers' first calls are slower.
  await buy();
  answers.clear();
  const disturbing = disturb();
  const pause = (seconds * 1_000) / people;
  const inBrowsers = buyInBrowsers();
  await Promise.all(
    Array.from({ length: people }, async (_, nr) => {
      await wait(nr * pause);
      await buy().catch((error: Error) => count(`failed: ${error.message}`, 0));
    }),
  );
  await Promise.all([disturbing, inBrowsers]);
} finally {
  await shop.stop();
}
console.log(
  `\n${people} people and ${browsers} browsers behind one address in ${seconds} s, and one who invents a cart for each of ${abuse} calls a second:`,
);
for (const [step, statuses] of answers) {
  const all = [...statuses.values()].reduce((sum, one) => sum + one, 0);
  const refused = (statuses.get(429) ?? 0) + (statuses.get(503) ?? 0);
  console.log(
    `  ${step.padEnd(32)}${String(all).padStart(7)} calls, refused ${((100 * refused) / all).toFixed(1).padStart(5)} %   ${[...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')}`,
  );
}
