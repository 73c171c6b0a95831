import type { Browser, Page } from 'playwright/test';
import { activateVersions } from './activateVersions.ts';
import { expect, longWalk, test } from './journey.ts';
import { neverIdle } from './neverIdle.ts';
import { publishUnder } from './publishUnder.ts';
import { release } from './release.ts';
import { requestsUnderWay } from './requestsUnderWay.ts';
import { runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';

test.describe.configure(longWalk);

const brand = 'nachtwoud';
const path = `/${brand}/tickets`;

/**
 * The page with its headers, without the parts that differ in each answer: nonce, clocks, the number of the release,
 * cookies.
 */
async function pageAndHeaders(): Promise<{ html: string; headers: string[] }> {
  const answer = await fetch(`${runningShop().shopUrl}${path}`);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  expect(nonce).not.toBe('');
  const html = (await answer.text()).replaceAll(nonce, 'NONCE').replaceAll(/"(serverNow|revision)":\d+/g, '"$1":0');
  const headers = [...answer.headers].filter(([name]) => !['date', 'set-cookie', 'content-length'].includes(name));
  const text = (pair: string[]) => pair.join(': ').replaceAll(nonce, 'NONCE');
  // The policy's report address contains the release.
  return { html, headers: headers.map((pair) => text(pair).replace(/(policy-reports\/\w+)\/\d+/, '$1/0')) };
}

async function revision(): Promise<number> {
  const html = await (await fetch(`${runningShop().shopUrl}${path}`)).text();
  return Number(/"revision":(\d+)/.exec(html)?.[1]);
}

/** The requests of the page until it is hydrated. */
async function requestsOf(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const underWay = requestsUnderWay(page);
  await neverIdle(page);
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  await shopper(page).visit(path);
  await underWay.ended();
  return addresses.sort();
}

/** The cost of a first visit: the exact page, and the addresses of all its files. A file's address changes with its content. */
async function firstVisit(browser: Browser) {
  const page = await pageAndHeaders();
  const context = await browser.newContext({ baseURL: runningShop().shopUrl, locale: 'nl-NL' });
  const requests = await requestsOf(await context.newPage());
  await context.close();
  return { ...page, requests };
}

/** Publishes remotes under these names, adds them to the brand, and waits until its pages use that release. */
async function addRemotes(names: readonly string[]): Promise<void> {
  const before = await revision();
  const versions = await Promise.all(names.map(async (name) => `${name}@${await publishUnder(name, 'mf-merch')}`));
  activateVersions(brand, versions, 'More remotes');
  await expect.poll(revision).toBeGreaterThan(before);
}

test('a seventh and a twentieth remote add no byte and no request to the tickets page [FED-03]', {
  tag: '@changing',
}, async ({ browser }) => {
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
