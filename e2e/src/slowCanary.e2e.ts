import type { Browser } from 'playwright/test';
import { expect, test } from './journey.ts';
import { newestRelease } from './newestRelease.ts';
import { publishVersion } from './publishVersion.ts';
import { release } from './release.ts';
import { runningShop } from './runningShop.ts';
import { isLongRun } from './testSize.ts';

// Each visit starts a browser page, and the rule needs some dozens of visits.
test.describe.configure({ timeout: 600_000 });

const brand = 'solstrand';
const [equal, slow] = [`1.3.0-journey.${Date.now()}`, `1.4.0-journey.${Date.now()}`];

/** The number of canary visits after which the rule judges a canary, plus a few for visits that report nothing. */
const judgedFrom = 20;

type Seen = { version: string; revision: number };

let visitors = 0;

/**
 * Opens the tickets in a browser as a new visitor with another IP address, presses once, and leaves; the page then
 * reports how slow the press was. Returns the visitor's version.
 */
async function visit(browser: Browser): Promise<Seen> {
  visitors += 1;
  const address = `198.19.${visitors >> 8}.${visitors & 255}`;
  const context = await browser.newContext({
    baseURL: runningShop().shopUrl,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  const page = await context.newPage();
  // A busy machine may take long to load a page; only the measured values matter.
  page.setDefaultTimeout(120_000);
  const told = page.waitForResponse(/\/telemetry\/visits$/);
  await page.goto(`/${brand}/tickets`);
  const shown = await page.waitForFunction(() => {
    const { whyVersions } = globalThis as {
      whyVersions?: () => Record<string, { version: string; state: string; release: string }>;
    };
    const tickets = whyVersions?.().mf_tickets;
    return tickets?.state === 'shown' && tickets;
  });
  const { version, release: name } = (await shown.jsonValue()) as { version: string; release: string };
  await page.getByRole('heading', { name: 'Weekendticket' }).first().click();
  // Waits until the press has been painted, and the measuring code is loaded.
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/vitals\.[^/]*\.js$/.test(name)) &&
      performance.interactionCount > 0,
  );
  // Playwright does not add its headers to reports that a page sends while it unloads. A first report of that kind
  // would come from this machine's address, which counts only once in twelve hours, so the visit would not count.
  await told;
  // A page sends its last report before the next page's answer arrives.
  await page.goto('/health');
  await context.close();
  return { version, revision: Number(name.split(' ').at(-1)) };
}

/**
 * Makes visits with both versions, three at a time, until the brand has another release or the canary has had this many
 * visits.
 */
async function visitUntil(browser: Browser, canary: string, most: number): Promise<{ canaries: number; all: number }> {
  const { revision } = newestRelease(brand);
  const seen: Seen[] = [];
  const canaries = () => seen.filter(({ version }) => version === canary).length;
  while (canaries() < most && newestRelease(brand).revision === revision)
    seen.push(...(await Promise.all([visit(browser), visit(browser), visit(browser)])));
  return { canaries: canaries(), all: seen.length };
}

const entry = 'src/exposes/tickets.tsx';

const startCanary = (version: string): void => {
  const author = ['--after', String(newestRelease(brand).revision), '--reason', 'Two fifths first', '--by', 'journey'];
  release('canary', '--brand', brand, `mf_tickets@${version}`, '--percent', '40', '--force', 'a journey', ...author);
};

test(
  'a canary with a slow press is withdrawn automatically, and an equally fast one is not [BYD-08]',
  { tag: '@changing' },
  async ({ browser }, { annotations }) => {
    // On a shared machine presses vary more than the simulated difference, so the number of visits is not fixed.
    test.skip(!isLongRun, 'it wants some dozens to hundreds of visits, and runs in `npm run test:long`');
    publishVersion('mf-tickets', equal, { [entry]: (code) => `${code}// As good.\n` });
    publishVersion('mf-tickets', slow, {
      [entry]: (code) =>
        `${code.replace(/export \{ (\w+) as default \} from ('[^']+');/, 'import { $1 as Whole } from $2;\n')}
export default function Slow() {
  // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: planted
  return <div onClick={block} style={{ display: 'contents' }}><Whole /></div>;
}
function block() {
  const until = performance.now() + 300;
  while (performance.now() < until);
}
`,
    });
    startCanary(slow);
    const bad = await visitUntil(browser, slow, 150);
    annotations.push({
      type: 'taken back',
      description: `after ${bad.canaries} of ${bad.all} browsers with the canary`,
    });
    expect(release('history', '--brand', brand, '--limit', '1')).toMatch(
      new RegExp(
        `canary watch +taken back by itself: mf_tickets ${slow} had INP \\d+ ms at the 75th percentile of \\d+ visits`,
      ),
    );

    startCanary(equal);
    const good = await visitUntil(browser, equal, judgedFrom);
    expect(good.canaries).toBeGreaterThanOrEqual(judgedFrom);
    const [first] = JSON.parse(release('history', '--brand', brand, '--limit', '1', '--json')).releases;
    expect(first).toMatchObject({ by: 'journey', pins: { mf_tickets: { canary: equal } } });
    // The command line shows the result of both.
    expect(release('figures', '--brand', brand)).toMatch(new RegExp(`canary ${equal} .*\\d ms`));
    expect(release('figures', '--brand', brand, 'mf_tickets')).toContain(slow);
  },
);
