import type { Locator, Page, Route } from 'playwright/test';
import { activateVersions } from './activateVersions.ts';
import { expect, longWalk, test } from './journey.ts';
import { publishVersion } from './publishVersion.ts';
import { release } from './release.ts';
import { shopper } from './shopper.ts';
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

/** Opens the transport step until this is on it: a host gets a release a moment after it was made. */
const opensTransport = (page: Page, shown: Locator) =>
  expect(async () => {
    await shopper(page).visit('/nachtwoud/transportation');
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass();

/** Buys tickets while the transport step does not load. */
const buysTickets = async (page: Page, slug: string, ticket: string) => {
  await page
    .getByRole('navigation', { name: 'Stappen' })
    .getByRole('link', { name: /Tickets/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/${slug}/tickets`));
  await shopper(page).add(ticket, 1);
  await expect(page.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();
};

for (const [failure, answer] of walked(Object.entries(failures), ([failure]) => failure !== 'answers garbage')) {
  test(`when mf-transport ${failure}, its slot says so and can be tried again; tickets are sold [FED-08]`, async ({
    page,
    quietConsole,
    expectAccessible,
  }) => {
    quietConsole.allow(browsersReport);
    const visitor = shopper(page);
    // Before the page, which fetches the next step while the shopper reads.
    await page.route(scripts, answer);
    await visitor.visit('/solstrand/packages');
    await visitor.next('Met de bus, heen en terug');
    await expect(retryMessage(page)).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page);
    await buysTickets(page, 'solstrand', 'Weekendticket');

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('navigation', { name: 'Stappen' }).getByRole('link', { name: /Bus/ }).click();
    const buses = page.getByRole('button', { name: 'Meer Bus vanaf Utrecht, heen en terug' });
    await expect(retryMessage(page).or(buses)).toBeVisible();
    if (await retryMessage(page).isVisible()) await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(buses).toBeVisible();
  });
}

test('when mf-transport throws while rendering, its slot says so and tickets are sold; rolled back, it is there again', {
  tag: '@changing',
}, async ({ page, context }) => {
  const version = `1.1.0-journey.${Date.now()}`;
  publishVersion('mf-transport', version, {
    'src/exposes/transportation.tsx': () =>
      "export default function Transportation() {\n  throw new Error('planted');\n}\n",
  });
  activateVersions('nachtwoud', [`mf_transport@${version}`], 'Planted');
  try {
    await opensTransport(page, retryMessage(page));
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(retryMessage(page)).toBeVisible();
    await buysTickets(page, 'nachtwoud', 'Beide nachten');
  } finally {
    release('roll-back', '--brand', 'nachtwoud', '--reason', 'It throws', '--by', 'journey');
  }
  const next = await context.newPage();
  await opensTransport(next, next.getByRole('button', { name: 'Meer Bus vanaf Brussel, heen en terug' }));
});
