import { setTimeout as wait } from 'node:timers/promises';
import { allTerms } from '@festival/shop-api/testing/makeChoices';
import { testBuyer } from '@festival/shop-api/testing/testBuyer';
import { openShop, startHost } from './harness/wholeShop.ts';

/**
 * Many people behind one address within a minute, through page, stock, cart, form and order in a browser's calls, and one abuser beside
 * them who invents a cart for each call. Prints for both how many calls were refused. Settings: PEOPLE (500), SECONDS (60), ABUSE (200 calls a second),
 * SHOP_DATA (the folder of a running shop; by default one is started and removed).
 */
const people = Number(process.env.PEOPLE ?? 500);
const seconds = Number(process.env.SECONDS ?? 60);
const abuse = Number(process.env.ABUSE ?? 200);
const address = '203.0.113.7';
const slug = 'solstrand';

const shop = await openShop();
const host = await startHost(shop, { SHOP_URL: '' });
/** How often each step was answered so. */
const answers = new Map<string, Map<number, number>>();
const count = (step: string, status: number): void => {
  const ofStep = answers.get(step) ?? new Map<number, number>();
  answers.set(step, ofStep.set(status, (ofStep.get(status) ?? 0) + 1));
};

type Call = { step: string; path: string; method?: string; body?: object; cookie?: string; key?: string };

async function call({ step, path, method = 'GET', body, cookie = '', key }: Call): Promise<Response> {
  const answer = await fetch(`${host.url}${path}`, {
    method,
    headers: {
      'x-forwarded-for': address,
      'x-shop': slug,
      origin: host.url,
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
  // The servers' first calls are slower.
  await buy();
  answers.clear();
  const disturbing = disturb();
  const pause = (seconds * 1_000) / people;
  await Promise.all(
    Array.from({ length: people }, async (_, nr) => {
      await wait(nr * pause);
      await buy().catch((error: Error) => count(`failed: ${error.message}`, 0));
    }),
  );
  await disturbing;
} finally {
  await host.stop();
  await shop.stop();
}
console.log(
  `\n${people} people behind one address in ${seconds} s, and one who invents a cart for each of ${abuse} calls a second:`,
);
for (const [step, statuses] of answers) {
  const all = [...statuses.values()].reduce((sum, one) => sum + one, 0);
  const refused = (statuses.get(429) ?? 0) + (statuses.get(503) ?? 0);
  console.log(
    `  ${step.padEnd(12)}${String(all).padStart(7)} calls, refused ${((100 * refused) / all).toFixed(1).padStart(5)} %   ${[...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')}`,
  );
}
