import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright/test';
import { expect, longWalk, test } from './journey.ts';
import { newestRelease } from './newestRelease.ts';
import { publishVersion } from './publishVersion.ts';
import { release } from './release.ts';
import { runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';

test.describe.configure(longWalk);

const brand = 'solstrand';
const version = `1.2.0-journey.${Date.now()}`;

interface Visit {
  visitor: string;
  revision: number;
  version: string;
  /** The page's nonce. */
  proof: string;
  /** Each visitor has a different IP address. */
  address: { 'x-forwarded-for': string };
}

let visitors = 0;

/** Requests the tickets page as a new visitor. Returns the data that this page's report needs. */
async function visit(): Promise<Visit> {
  visitors += 1;
  const address = { 'x-forwarded-for': `198.18.${visitors >> 8}.${visitors & 255}` };
  const answer = await fetch(`${runningShop().shopUrl}/${brand}/tickets`, { headers: address });
  const [, visitor = ''] = /(?:^|, )visitor=([\w-]+)/.exec(answer.headers.getSetCookie().join(', ')) ?? [];
  const html = await answer.text();
  const [, proof = ''] = /<script[^>]* nonce="([^"]+)"/.exec(html) ?? [];
  const [, data = ''] = /id="page-data"[^>]*>([^<]*)</.exec(html) ?? [];
  const page = JSON.parse(data);
  return { visitor, revision: page.release.revision, version: page.remotes.mf_tickets.version, proof, address };
}

/** The report that a browser sends about such a page. */
const report = ({ visitor, revision, version, proof, address }: Visit, threw: boolean) =>
  fetch(`${runningShop().shopUrl}/telemetry/visits`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: runningShop().shopUrl,
      cookie: `visitor=${visitor}`,
      ...address,
    },
    body: JSON.stringify({
      brand,
      revision,
      proof,
      remotes: { mf_tickets: { version, seen: true, ...(threw && { threw: true }) } },
    }),
  });

/**
 * Opens the visitor's page in a browser. Waits until the tickets module has thrown, the last good version has replaced
 * it, and the error is reported. Returns the reports.
 */
async function browserReports(browser: Browser, { visitor }: Visit): Promise<string[]> {
  const { shopUrl } = runningShop();
  const context = await browser.newContext({ baseURL: shopUrl });
  await context.addCookies([{ name: 'visitor', value: visitor, url: shopUrl }]);
  const page = await context.newPage();
  const reports: string[] = [];
  await page.exposeFunction('keepReport', (body: string) => reports.push(body));
  // Playwright cannot read the body of a beacon.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (String(address).endsWith('/visits') && body instanceof Blob)
        void body.text().then(Reflect.get(window, 'keepReport'));
      return send(address, body);
    };
  });
  let rule = '';
  for (let time = 0; time < 12 && rule !== 'fall-back'; time += 1) {
    await shopper(page).visit(`/${brand}/tickets`);
    const shown = await page.waitForFunction(() => {
      const { whyVersions } = globalThis as { whyVersions?: () => Record<string, { rule: string; state: string }> };
      const tickets = whyVersions?.().mf_tickets;
      return tickets?.state === 'shown' && tickets.rule;
    });
    rule = String(await shown.jsonValue());
  }
  // Waits while the page is open, because a report that is sent when the page is left would arrive too late.
  await expect.poll(() => reports.join()).toContain('threw');
  // The last good version still sells tickets.
  await shopper(page).press('Weekendticket', 1);
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();
  await shopper(page).giveBack(brand, 'Weekendticket');
  await context.close();
  return reports;
}

test(
  'a canary that throws on half of its mounts falls back and is withdrawn automatically: browsers report the error, and the history shows the reason [BYD-08, FED-05]',
  { tag: '@changing' },
  async ({ browser }, { annotations }) => {
    publishVersion('mf-tickets', version, {
      'src/exposes/tickets.tsx': (code) =>
        `${code.replace(/export \{ (\w+) as default \} from ('[^']+');/, 'import { $1 as Whole } from $2;\n')}
export default function Half() {
  if (typeof document !== 'undefined' && isCanary() && isBroken) throw new Error('planted');
  return <Whole />;
}
const isBroken = Math.random() < 0.5;
const isCanary = () => document.getElementById('page-data')?.textContent.includes('canaryShare');
`,
    });
    const { revision } = newestRelease(brand);
    const author = ['--after', String(revision), '--reason', 'A third first', '--by', 'journey'];
    const force = ['--force', 'a journey'];
    release('canary', '--brand', brand, `mf_tickets@${version}`, '--percent', '30', ...force, ...author);
    await expect.poll(async () => (await visit()).revision, { timeout: 5_000 }).toBe(revision + 1);

    let first = await visit();
    while (first.version !== version) first = await visit();
    const reports = await browserReports(browser, first);
    const facts = reports.map((body) => JSON.parse(body).remotes.mf_tickets ?? {});
    expect(Object.assign({}, ...facts)).toMatchObject({ version, threw: true });

    // Reports without a loaded page do not count: even twice the number that the rule requires does not withdraw the canary.
    for (let forged = 0; forged < 120; forged += 1) await report({ ...first, proof: '' }, true);
    const began = Date.now();
    let seen = 0;
    let last = first;
    while (last.revision === first.revision && seen < 200) {
      last = await visit();
      const isCanary = last.version === version;
      if (isCanary) seen += 1;
      await report(last, isCanary && seen % 2 === 0);
      await setTimeout(20);
    }
    const seconds = (Date.now() - began) / 1_000;
    annotations.push({ type: 'taken back', description: `after ${seen} visitors with the canary, in ${seconds} s` });
    expect(seen).toBeLessThan(100);
    expect(last.version).not.toBe(version);
    expect(release('history', '--brand', brand, '--limit', '1')).toMatch(
      new RegExp(`canary watch +taken back by itself: mf_tickets ${version} threw in \\d+ of \\d+ visits`),
    );
  },
);
