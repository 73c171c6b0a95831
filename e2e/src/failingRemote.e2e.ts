import type { Page, Route } from 'playwright/test';
import { activateVersions } from './activateVersions.ts';
import { expect, longWalk, test } from './journey.ts';
import { publishVersion } from './publishVersion.ts';
import { release } from './release.ts';
import { shopper } from './shopper.ts';
import { stepTexts } from './stepTexts.ts';
import { walked } from './testSize.ts';

test.describe.configure(longWalk);

/** Scripts of mf-transport, from the shop and from the registry. */
const scripts = /\/(remotes|files)\/mf_transport\/.*\.js(\?|$)/;

const failures: Record<string, (route: Route) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'answers garbage': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: ')]}<html>' }),
  'answers nothing': () => new Promise(() => {}),
  'has a changed byte': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/[;,](?=[^;,]*$)/, ' $&') });
  },
};

/** The browser's own messages about a script that it could not load or refused. */
const browsersReport = /Failed to load resource|integrity|digest|net::ERR|Integrity-Policy|MIME type/i;

const retryMessage = (page: Page) => page.getByRole('status').filter({ hasText: 'Dit deel laadt niet' });

/**
 * Opens the transport step repeatedly until it has the wanted version of mf-transport, because a host receives a
 * release shortly after it was made.
 */
const opensTransport = (page: Page, isWanted: (version: string) => boolean) =>
  expect(async () => {
    await shopper(page).visit('/nachtwoud/transportation');
    const data = JSON.parse((await page.locator('#page-data').textContent()) ?? '{}');
    expect(isWanted(data.remotes.mf_transport.version)).toBe(true);
  }).toPass();

/** The versions of the page's transport step, as the browser's console shows them. */
const whyTransport = (page: Page) =>
  page.evaluate(() => (globalThis as { whyVersions?: () => Record<string, unknown> }).whyVersions?.().mf_transport);

/** Buys tickets while the transport step does not load. */
const buysTickets = async (page: Page, slug: string, ticket: string) => {
  await page
    .getByRole('navigation', { name: 'Stappen' })
    .getByRole('link', { name: stepTexts('tickets').name })
    .click();
  await expect(page).toHaveURL(new RegExp(`/${slug}/tickets`));
  await shopper(page).add(ticket, 1);
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();
};

for (const [failure, answer] of walked(Object.entries(failures), ([failure]) => failure !== 'answers garbage')) {
  test(`when mf-transport ${failure}, its slot shows a message and can be tried again; tickets are sold [FED-08]`, async ({
    page,
    quietConsole,
    expectAccessible,
  }) => {
    quietConsole.allow(browsersReport);
    const visitor = shopper(page);
    // Set before the page opens, because the page prefetches the next step.
    await page.route(scripts, answer);
    await visitor.visit('/solstrand/packages');
    await visitor.next(stepTexts('transportation').title);
    await expect(retryMessage(page)).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page);
    await buysTickets(page, 'solstrand', 'Weekendticket');

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page
      .getByRole('navigation', { name: 'Stappen' })
      .getByRole('link', { name: stepTexts('transportation').name })
      .click();
    const buses = page.getByRole('button', { name: 'Meer Bus vanaf Utrecht, heen en terug' });
    await expect(retryMessage(page).or(buses)).toBeVisible();
    if (await retryMessage(page).isVisible()) await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(buses).toBeVisible();
  });
}

test('when mf-transport throws while rendering, its last good version is shown; if that fails too, the slot shows a message and tickets are sold [FED-05]', {
  tag: '@changing',
}, async ({ page, quietConsole }) => {
  quietConsole.allow(browsersReport);
  const version = `1.1.0-journey.${Date.now()}`;
  const buses = page.getByRole('button', { name: 'Meer Bus vanaf Brussel, heen en terug' });
  publishVersion('mf-transport', version, {
    'src/exposes/transportation.tsx': () =>
      "export default function Transportation() {\n  throw new Error('planted');\n}\n",
  });
  activateVersions('nachtwoud', [`mf_transport@${version}`], 'Planted');
  try {
    await opensTransport(page, (given) => given === version);
    await expect(buses).toBeVisible();
    await expect.poll(() => whyTransport(page)).toMatchObject({ rule: 'fall-back', state: 'shown' });
    await buses.click();
    await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();
    await page.getByRole('button', { name: 'Minder Bus vanaf Brussel, heen en terug' }).click();

    // The last good version fails too.
    await page.route(scripts, (route) => (route.request().url().includes(version) ? route.continue() : route.abort()));
    await opensTransport(page, (given) => given === version);
    await expect(retryMessage(page)).toBeVisible();
    await expect.poll(() => whyTransport(page)).toMatchObject({ version, rule: 'stable', state: 'failed' });
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(retryMessage(page)).toBeVisible();
    await buysTickets(page, 'nachtwoud', 'Beide nachten');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page
      .getByRole('navigation', { name: 'Stappen' })
      .getByRole('link', { name: stepTexts('transportation').name })
      .click();
    await expect(retryMessage(page).or(buses)).toBeVisible();
    if (await retryMessage(page).isVisible()) await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(buses).toBeVisible();
  } finally {
    release('roll-back', '--brand', 'nachtwoud', '--reason', 'It throws', '--by', 'journey');
  }
  await opensTransport(page, (given) => given !== version);
  await expect(buses).toBeVisible();
  await expect.poll(() => whyTransport(page)).toMatchObject({ rule: 'stable', state: 'shown' });
});
