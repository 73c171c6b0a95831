import type { Browser, Page } from 'playwright/test';
import { type GuestPage, guestLoad } from './guestLoad.ts';
import { expect, longWalk, test } from './journey.ts';
import { publishUnder } from './publishUnder.ts';
import { releaseMeanwhile } from './release.ts';
import { runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { isLongRun } from './testSize.ts';

test.describe.configure(longWalk);

const brand = 'nachtwoud';
const remote = 'mf_tickets';
const path = `/${brand}/tickets`;
const author = ['--brand', brand, '--by', 'journey'];

/** Milliseconds from the end of a command until every requested page has its release. */
const limit = 2_000;

const newest = async (): Promise<number> =>
  JSON.parse(await releaseMeanwhile('history', '--brand', brand, '--limit', '1', '--json')).releases[0].revision;

/** The version of the remote, of which the page must run only one. */
const versionOn = (page: Page): Promise<string> =>
  page.evaluate((pattern) => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...new Set(names.flatMap((name) => new RegExp(pattern).exec(name)?.[1] ?? []))].join();
  }, `/remotes/${remote}/([^/]+)/.*\\.js$`);

/** A visitor with a ticket in the cart, in a separate browser. */
async function visitorWithCart(browser: Browser, visitor?: string): Promise<Page> {
  const { shopUrl } = runningShop();
  const context = await browser.newContext({ baseURL: shopUrl, locale: 'nl-NL' });
  if (visitor) await context.addCookies([{ name: 'visitor', value: visitor, url: shopUrl }]);
  const page = await context.newPage();
  await shopper(page).visit(path);
  await shopper(page).add('Beide nachten', 1);
  return page;
}

/** Reloads a page and checks that its cart is complete. Returns the page's version. */
async function versionAfterReload(page: Page): Promise<string> {
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Aantal Beide nachten', exact: true })).toHaveValue('1');
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();
  return versionOn(page);
}

// Times in seconds are measured only in a long run: otherwise two other shops start on the same processors.
const long = isLongRun ? test : test.skip;

long(
  'under load a swap, a canary, stages and a roll-back reach every next page within 2 s; no page fails, no open page changes, and who has a cart keeps it and their versions [FED-03, FED-04, BYD-07]',
  { tag: '@changing' },
  async ({ browser }, { annotations }) => {
    const start = await newest();
    const publish = (name: string) => publishUnder(remote, 'mf-tickets', `1.4.0-${name}.${Date.now()}`);
    const [next, canary] = [await publish('next'), await publish('canary')];
    const early = await visitorWithCart(browser);
    const first = await versionOn(early);
    const open = await (await browser.newContext({ baseURL: runningShop().shopUrl, locale: 'nl-NL' })).newPage();
    await shopper(open).visit(path);
    const load = guestLoad(path, remote, 4);

    /**
     * Runs a command, and waits until pages have its release. No page that is requested after the limit may have an
     * older one.
     */
    async function change(what: string, ...command: string[]): Promise<GuestPage> {
      const reason = ['--reason', what, ...(command[0] === 'roll-back' ? [] : ['--force', 'a journey'])];
      const after = command[0] === 'roll-back' ? [] : ['--after', `${await newest()}`];
      const before = load.pages.at(-1)?.revision ?? start;
      await releaseMeanwhile(...command, ...author, ...reason, ...after);
      const told = performance.now();
      const page = await load.first(told - limit, ({ revision }) => revision > before);
      const took = performance.now() - told;
      annotations.push({ type: what, description: `${Math.round(took)} ms until the first page` });
      expect(took).toBeLessThan(limit);
      await load.first(told + limit, () => true);
      const late = load.pages.filter(({ began, revision }) => began > told + limit && revision < page.revision);
      expect(late).toEqual([]);
      return page;
    }

    try {
      expect((await change('A swap', 'activate', `${remote}@${next}`)).version).toBe(next);
      expect(await versionOn(open)).toBe(first);
      expect(await versionAfterReload(early)).toBe(first);

      const { revision } = await change('A canary', 'canary', `${remote}@${canary}`, '--percent', '40');
      const chosen = await load.first(0, (page) => page.revision === revision && page.version === canary);
      const inCanary = await visitorWithCart(browser, chosen.visitor);
      expect(await versionAfterReload(inCanary)).toBe(canary);
      expect((await change('A roll-back', 'roll-back')).version).toBe(next);
      expect(await versionOn(inCanary)).toBe(canary);
      // The visitor loses a withdrawn release, but keeps the cart.
      expect(await versionAfterReload(inCanary)).toBe(next);

      await change('Stages', 'canary', `${remote}@${canary}`, '--plan', '10:0m,50:0m,100');
      await expect.poll(() => releaseMeanwhile('canary', '--brand', brand, '--by', 'journey')).toContain('done');
      expect((await load.first(performance.now(), ({ version }) => version === canary)).status).toBe(200);

      expect(await versionOn(open)).toBe(first);
      await shopper(open).visit(path);
      expect(await versionOn(open)).toBe(canary);
      expect(await versionAfterReload(early)).toBe(first);
    } finally {
      await load.stop();
      await releaseMeanwhile('roll-back', ...author, '--to', `${start}`, '--reason', 'The journey is over');
    }
    annotations.push({ type: 'pages of guests', description: `${load.pages.length}` });
    expect(load.pages.filter(({ status, version }) => status !== 200 || version === '')).toEqual([]);
    expect(load.pages.length).toBeGreaterThan(100);
  },
);
