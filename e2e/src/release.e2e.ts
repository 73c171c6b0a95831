import type { Page } from 'playwright/test';
import { activateVersions } from './activateVersions.ts';
import { expect, longWalk, test } from './journey.ts';
import { publishVersion } from './publishVersion.ts';
import { release } from './release.ts';
import { runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { stepTexts } from './stepTexts.ts';

test.describe.configure(longWalk);

const version = `1.1.0-journey.${Date.now()}`;
/** The text of the new version, next to a ticket that is nearly sold out. */
const news = /^Nieuw: nog \d+$/;

/** The versions of a remote that a page runs. */
const versionsOn = (page: Page, remote = 'mf_tickets'): Promise<string[]> =>
  page.evaluate(
    (files) => [
      ...new Set(
        performance.getEntriesByType('resource').flatMap(({ name }) => new RegExp(files).exec(name)?.[1] ?? []),
      ),
    ],
    `/remotes/${remote}/([^/]+)/.*\\.js$`,
  );

/** For each mark (a text in a library's code), the top folders of the page's scripts that contain it. */
const foldersWith = (page: Page, marks: Record<string, string>): Promise<Record<string, string[]>> =>
  page.evaluate(async (all) => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const scripts = [...new Set(addresses)].filter((path) => path.endsWith('.js'));
    const codes = await Promise.all(scripts.map(async (path) => ({ path, code: await (await fetch(path)).text() })));
    const having = (mark: string) =>
      codes.filter(({ code }) => code.includes(mark)).map(({ path }) => path.split('/')[1] ?? '');
    return Object.fromEntries(Object.entries(all).map(([name, mark]) => [name, having(mark)]));
  }, marks);

test('a new version appears only on the next pages of one brand, and not for a visitor with a filled cart; each library is loaded once [FED-03, FED-04, FED-06, BYD-07]', {
  tag: '@core',
}, async ({ page, context, browser, quietConsole }) => {
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
  // A guest's page, which the host shares.
  const guestPage = async () => (await fetch(`${runningShop().shopUrl}/solstrand/tickets`)).text();
  for (const _time of [1, 2]) expect(await guestPage()).not.toContain(version);
  activateVersions('solstrand', [`mf_tickets@${version}`], 'A better list');

  try {
    await expect.poll(guestPage, { timeout: 5_000, intervals: [100] }).toContain(`/mf_tickets/${version}/`);
    // The open page keeps its version.
    await visitor.add('Zaterdag 10 juli', 1);
    expect(await versionsOn(page)).toEqual(before);

    // A visitor with a filled cart keeps that version on later pages too.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Meer Weekendticket', exact: true })).toBeVisible();
    expect(await versionsOn(page)).toEqual(before);

    const visitors = await browser.newContext();
    quietConsole.watch(visitors);
    const next = await visitors.newPage();
    await shopper(next).visit('/solstrand/tickets');
    await expect(next.getByText(news).first()).toBeVisible();
    expect(await versionsOn(next)).toEqual([version]);

    // Host and remote come from different builds, but use one React, one Jotai and one version of the contracts: the
    // host shows what the new remote writes.
    await next.getByRole('button', { name: 'Meer Zondag 11 juli', exact: true }).click();
    await expect(next.getByRole('button', { name: /^Winkelmand: 1 artikel/ })).toBeVisible();
    const marks = {
      react: '__CLIENT_INTERNALS_DO_NOT_USE',
      jotai: 'no atom init',
      contracts: 'cartDeadline',
    };
    const { contracts, ...libraries } = await foldersWith(next, marks);
    expect(libraries).toEqual({ react: ['assets'], jotai: ['assets'] });
    expect(new Set(contracts)).toEqual(new Set(['assets']));

    await other.reload();
    await expect(other.getByRole('button', { name: 'Meer Beide nachten', exact: true })).toBeVisible();
    expect(await versionsOn(other)).not.toContain(version);
    expect(release('history', '--brand', 'solstrand')).toMatch(/A better list/);
  } finally {
    release('roll-back', '--brand', 'solstrand', '--reason', 'The journey is over', '--by', 'journey');
  }
});

test('an open tab keeps its version, also for steps and modules that it first loads after a release [FED-03]', {
  tag: '@changing',
}, async ({ page }) => {
  const later = `1.1.0-later.${Date.now()}`;
  await shopper(page).visit('/solstrand/tickets');
  const { pins } = JSON.parse(release('history', '--brand', 'solstrand', '--limit', '1', '--json')).releases[0];
  const own = pins.mf_merch.stable;
  publishVersion('mf-merch', later, {
    'src/locales/nl.json': (json) => json.replace(/"others": "[^"]*"/, '"others": "Nieuw"'),
  });
  activateVersions('solstrand', [`mf_merch@${later}`], 'Other words');
  try {
    const newPage = async () => (await fetch(`${runningShop().shopUrl}/solstrand/extras`)).text();
    await expect.poll(newPage, { timeout: 10_000, intervals: [200] }).toContain(`/mf_merch/${later}/`);
    await page.getByRole('navigation', { name: 'Stappen' }).getByRole('link', { name: /Extra/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: stepTexts('extras').title })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Kluisje/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/solstrand\/extras\/[\w-]+$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Meer / })
        .first(),
    ).toBeVisible();
    expect(await versionsOn(page, 'mf_merch')).toEqual([own]);
  } finally {
    release('roll-back', '--brand', 'solstrand', '--reason', 'The journey is over', '--by', 'journey');
  }
});
