import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './journey.ts';

/** Bytes, compressed, of the scripts that every page starts with: today's size and a small margin. */
const budget = 169_000;

test('the scripts that a page starts with weigh no more than the budget', async ({ page }) => {
  const html = await (await page.request.get('/solstrand/tickets')).text();
  // From the page as it was sent: the browser adds those that it loads later.
  const addresses = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].flatMap(([, src]) => (src ? [src] : []));
  expect(addresses.length).toBeGreaterThan(3);
  const weights = await Promise.all(
    addresses.map(async (address) => brotliCompressSync(await (await page.request.get(address)).body()).length),
  );
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(budget);
});
