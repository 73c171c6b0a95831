import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';
import { publishVersion, release } from './team.ts';

const version = `1.1.0-journey.${Date.now()}`;
/** What the new version says beside a ticket that is nearly gone. */
const news = /^Nieuw: nog \d+$/;

/** The versions of mf-tickets that a page runs. */
const versionsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/remotes\/mf_tickets\/([^/]+)\/.*\.js$/.exec(name)?.[1] ?? []),
    ),
  ]);

test('a new version reaches one brand from its next page on, and nobody else [FED-03, FED-04]', async ({
  page,
  context,
}) => {
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  const other = await context.newPage();
  await shopper(other).visit('/nachtwoud/tickets');
  const before = await versionsOn(page);

  publishVersion('mf-tickets', version, {
    'src/locales/nl.json': (json) => json.replace(/"left_other": "[^"]*"/, '"left_other": "Nieuw: nog {{count}}"'),
  });
  await expect(page.getByText(news)).toHaveCount(0);
  release('activate', '--brand', 'solstrand', `mf_tickets@${version}`, '--reason', 'A better list', '--by', 'journey');

  try {
    // The open page goes on with what it has.
    await visitor.add('Zaterdag 10 juli', 1);
    expect(await versionsOn(page)).toEqual(before);

    const next = await context.newPage();
    await shopper(next).visit('/solstrand/tickets');
    await expect(next.getByText(news).first()).toBeVisible();
    expect(await versionsOn(next)).toEqual([version]);

    await other.reload();
    await expect(other.getByRole('button', { name: 'Meer Beide nachten', exact: true })).toBeVisible();
    expect(await versionsOn(other)).not.toContain(version);
    expect(release('history', '--brand', 'solstrand')).toMatch(/A better list/);
  } finally {
    release('rollback', '--brand', 'solstrand', '--reason', 'The journey is over', '--by', 'journey');
  }
});
