import { setTimeout } from 'node:timers/promises';
import type { Page, Route } from 'playwright/test';
import { activateVersions } from './activateVersions.ts';
import { expect, longWalk, test } from './journey.ts';
import { publishVersion } from './publishVersion.ts';
import { release, releaseMeanwhile } from './release.ts';
import { shopper } from './shopper.ts';
import { walked } from './testSize.ts';

test.describe.configure(longWalk);

/** Scripts of mf-transport, from the shop and from the registry. */
const scripts = /\/(remotes|files)\/mf_transport\/.*\.js(\?|$)/;

/** The browser's own messages about a script that it could not load or refused. */
const browsersReport =
  /Failed to load resource|integrity|digest|net::ERR|Integrity-Policy|MIME type|preloaded using link preload/i;

interface Told {
  fault: string;
  owner: { role: string; name?: string };
  what: string;
  next: string;
  trace: { module: string; outcome: string; given: { version: string }; visit: string };
  steps: { what: string }[];
}

/** The id of this page, as shown in the console. */
const visitOf = async (page: Page): Promise<string> => {
  const said = await page.waitForFunction(
    () => (globalThis as { slotTraces?: () => { visit: string } }).slotTraces?.().visit,
  );
  return String(await said.jsonValue());
};

/** The command's output about this page's slots, once the page's host has reported them. */
async function toldOf(page: Page, brand: string): Promise<Told[]> {
  const visit = await visitOf(page);
  let told: Told[] = [];
  await expect(async () => {
    // The journey answers the page's requests for files while the command runs.
    told = JSON.parse(await releaseMeanwhile('trace', visit, '--brand', brand, '--json')).traces;
    expect(told).not.toEqual([]);
  }).toPass({ timeout: 60_000, intervals: [2_000] });
  return told;
}

/**
 * Opens the transport step repeatedly until it has the wanted version of mf-transport, because a host receives a
 * release shortly after it was made.
 */
const opensTransport = (page: Page, slug: string, version?: string) =>
  expect(async () => {
    await shopper(page).visit(`/${slug}/transportation`);
    const data = JSON.parse((await page.locator('#page-data').textContent()) ?? '{}');
    if (version) expect(data.remotes.mf_transport.version).toBe(version);
  }).toPass();

const ofFiles: [string, (route: Route) => Promise<void>, { fault: string; owner: { role: string; name?: unknown } }][] =
  [
    [
      'is missing',
      (route) => route.fulfill({ status: 404, body: 'not found' }),
      { fault: 'file-missing', owner: { role: 'operator of the registry' } },
    ],
    [
      'is missing at the shop, and the registry is away',
      (route) =>
        /\/files\//.test(route.request().url()) ? route.abort() : route.fulfill({ status: 404, body: 'not found' }),
      { fault: 'file-missing', owner: { role: 'operator of the shop' } },
    ],
    [
      'has a wrong hash',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/[;,](?=[^;,]*$)/, ' $&') });
      },
      { fault: 'file-altered', owner: { role: 'release manager', name: expect.any(String) } },
    ],
    [
      'comes from an origin that is away',
      (route) => route.abort(),
      { fault: 'origin-away', owner: { role: 'operator of the shop' } },
    ],
  ];

for (const [what, answer, expected] of walked(ofFiles, (_, index) => index !== 1)) {
  test(`if the file of a slot ${what}, the trace names the owner of the fault and what to do [FED-05]`, async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(browsersReport);
    await page.route(scripts, answer);
    await opensTransport(page, 'solstrand');
    const [told] = await toldOf(page, 'solstrand');
    expect(told).toMatchObject({
      ...expected,
      trace: { module: 'mf_transport/transportation', outcome: 'broken' },
    });
    expect(told?.next).not.toBe('');
  });
}

const ofCode: [string, string, Pick<Told, 'fault'> & { outcome: string; step: RegExp }][] = [
  [
    'throws at import',
    "if (typeof document !== 'undefined') throw new Error('planted');\nexport default function Transportation() {\n  return <p>Bus</p>;\n}\n",
    { fault: 'threw-at-import', outcome: 'fell-back', step: /^remote\.broken: planted/ },
  ],
  [
    'throws in render',
    "export default function Transportation() {\n  throw new Error('planted');\n}\n",
    { fault: 'threw-in-render', outcome: 'fell-back', step: /^remoteSlot\.failed: planted/ },
  ],
  [
    'has no default export',
    'export const other = 1;\n',
    { fault: 'export-missing', outcome: 'fell-back', step: /^remoteSlot\.failed: / },
  ],
  [
    'is shown late',
    'export const load = () => new Promise((done) => setTimeout(() => done({}), 9_000));\nexport default function Transportation() {\n  return <p>Bus</p>;\n}\n',
    { fault: 'slow-code', outcome: 'slow', step: /^the first render is committed/ },
  ],
  [
    'hangs',
    'export const load = () => new Promise(() => {});\nexport default function Transportation() {\n  return <p>Bus</p>;\n}\n',
    { fault: 'hangs', outcome: 'hanging', step: /the code has run/ },
  ],
];

for (const [what, code, { fault, outcome, step }] of walked(ofCode, (_, index) => index !== 0)) {
  test(`if the code of a slot ${what}, the trace names the remote’s team, with the module and the version [FED-05]`, {
    tag: '@changing',
  }, async ({ page, quietConsole }) => {
    quietConsole.allow(browsersReport);
    const version = `1.1.0-traced.${Date.now()}`;
    publishVersion('mf-transport', version, { 'src/exposes/transportation.tsx': () => code });
    activateVersions('nachtwoud', [`mf_transport@${version}`], what);
    try {
      await opensTransport(page, 'nachtwoud', version);
      const [told] = await toldOf(page, 'nachtwoud');
      expect(told).toMatchObject({
        fault,
        owner: { role: 'team', name: expect.any(String) },
        what: expect.stringContaining(`mf_transport/transportation of mf_transport@${version}`),
        trace: { outcome, given: { version } },
      });
      expect(told?.steps.some((one) => step.test(one.what))).toBe(true);
    } finally {
      release('roll-back', '--brand', 'nachtwoud', '--reason', what, '--by', 'journey');
    }
  });
}

test('if the files of a slot are late, the trace names the cause of the delay and the remote’s team [FED-05]', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(browsersReport);
  await page.route(scripts, async (route) => {
    // If the entry arrives this late, it is fetched from the registry instead.
    if (!route.request().url().includes('remoteEntry')) await setTimeout(9_000);
    await route.fallback();
  });
  await opensTransport(page, 'solstrand');
  const [told] = await toldOf(page, 'solstrand');
  expect(told).toMatchObject({
    fault: 'slow-files',
    owner: { role: 'team', name: expect.any(String) },
    trace: { module: 'mf_transport/transportation', outcome: 'slow' },
  });
});

test('if the data of a slot fails to load, the trace names the operator of the shop [FED-05]', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/503|travel/);
  const away = { status: 503, json: { error: { code: 'other.tryAgain', message: 'planted' } } };
  await page.route(/\/api\/travel\//, (route) => route.fulfill(away));
  await shopper(page).visit('/solstrand/tickets');
  await page.getByRole('link', { name: /^Volgende/ }).click();
  const told = await toldOf(page, 'solstrand');
  expect(told).toMatchObject([
    {
      fault: 'data-failed',
      owner: { role: 'operator of the shop' },
      trace: { module: 'mf_travel/packages', outcome: 'broken' },
    },
  ]);
});
