import { excesses, lowerBudgets, readBudgets } from './budgets.ts';
import { expect, test } from './journey.ts';
import { pageAddresses } from './pageAddresses.ts';
import { type PageWeight, weighPage } from './pageWeight.ts';

// What a shopper's phone is; a larger screen gets the same scripts and larger pictures.
test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75 });

/** The other brand has the same scripts, and pictures, fonts and styles of its own: the pages with the most of them. */
const ofOtherBrand = ['', '/tickets', '/packages', '/transportation', '/merchandise'].map(
  (path) => `/nachtwoud${path}`,
);

const pages = [...pageAddresses('solstrand'), ...ofOtherBrand];

test('every page of the route table keeps its budget of bytes, requests and waves, for a phone without a cart', async ({
  browser,
  baseURL,
  contextOptions,
  quietConsole,
}) => {
  quietConsole.allow(/status of 404/);
  const weights = new Map<string, PageWeight>();
  const weigh = async (path: string) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: baseURL ?? '' });
    const weight = await weighPage(await context.newPage(), path);
    await context.close();
    return weight;
  };
  const before = readBudgets();
  // The server of a busy machine may send a page without a part, which the browser then fetches: only then is it weighed again.
  const weighAgain = async (path: string) => {
    for (let load = 0; load < 3; load += 1) {
      const weight = await weigh(path);
      weights.set(path, weight);
      if (excesses(path, weight, before).length === 0) return;
    }
  };
  // Each page waits until nothing comes any more, so two of them wait at the same time.
  for (let first = 0; first < pages.length; first += 2)
    await Promise.all(pages.slice(first, first + 2).map(weighAgain));
  // Set to lower the budgets to what the pages weigh now.
  if (process.env.LOWER_BUDGETS) lowerBudgets(weights);
  const budgets = readBudgets();
  expect([...weights].flatMap(([path, weight]) => excesses(path, weight, budgets))).toEqual([]);
});

/** Bytes that a first visit may take in all. */
const promised = {
  '/solstrand': 360_000,
  '/solstrand/tickets': 360_000,
  '/nachtwoud/tickets': 360_000,
  // Four pictures of light and glow below the first screen.
  '/nachtwoud': 400_000,
};

test('the budgets stay within what the shop promises: all bytes of the first pages, and three waves', () => {
  const { pages: budgets } = readBudgets();
  for (const [path, most] of Object.entries(promised)) {
    const { requests, waves, ...bytes } = budgets[path] ?? {};
    const all = Object.values(bytes).reduce((sum, size) => sum + size, 0);
    expect([path, all > 0 && all <= most, waves && waves <= 3]).toEqual([path, true, true]);
    expect(requests).toBeLessThan(40);
  }
});
