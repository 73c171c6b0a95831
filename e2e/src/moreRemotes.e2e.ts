import type { Browser, Page } from 'playwright/test';
import { activateVersions } from './activateVersions.ts';
import { expect, test } from './journey.ts';
import { neverIdle } from './neverIdle.ts';
import { publishUnder } from './publishUnder.ts';
import { release } from './release.ts';
import { requestsUnderWay } from './requestsUnderWay.ts';
import { runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';

const brand = 'nachtwoud';
const path = `/${brand}/tickets`;

interface PageData {
  remotes: object;
  integrity: object;
  release: { revision: number };
}

async function pageData(): Promise<PageData> {
  const html = await (await fetch(`${runningShop().shopUrl}${path}`)).text();
  return JSON.parse(/id="page-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '') as PageData;
}

const revision = async (): Promise<number> => (await pageData()).release.revision;

/** What the page requests until it is hydrated. */
async function requestsOf(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const underWay = requestsUnderWay(page);
  await neverIdle(page);
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  await shopper(page).visit(path);
  await underWay.ended();
  return addresses.sort();
}

/** What a first visit costs: the page's part about remotes, as text, and its requests. */
async function firstVisit(browser: Browser): Promise<{ remotes: string; requests: string[] }> {
  const { remotes, integrity } = await pageData();
  const context = await browser.newContext({ baseURL: runningShop().shopUrl, locale: 'nl-NL' });
  const requests = await requestsOf(await context.newPage());
  await context.close();
  return { remotes: JSON.stringify({ remotes, integrity }), requests };
}

/** Publishes remotes of these names, gives them to the brand, and waits until its pages are of that release. */
async function addRemotes(names: readonly string[]): Promise<void> {
  const before = await revision();
  const versions = names.map((name) => `${name}@${publishUnder(name, 'mf-merch')}`);
  activateVersions(brand, versions, 'More remotes');
  await expect.poll(revision).toBeGreaterThan(before);
}

test('a seventh and a twentieth remote add no byte and no request to the page of tickets', async ({ browser }) => {
  const atFirst = await revision();
  const ofSix = await firstVisit(browser);
  expect(ofSix.requests.filter((address) => address.startsWith('/remotes/mf_tickets/'))).not.toEqual([]);
  try {
    await addRemotes(['mf_more7']);
    expect(await firstVisit(browser)).toEqual(ofSix);
    await addRemotes(Array.from({ length: 13 }, (_, index) => `mf_more${index + 8}`));
    expect(await firstVisit(browser)).toEqual(ofSix);
  } finally {
    release('roll-back', '--brand', brand, '--to', `${atFirst}`, '--reason', 'The journey is over', '--by', 'journey');
  }
});
