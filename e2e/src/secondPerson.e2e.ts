import type { Page } from 'playwright/test';
import { expect, longWalk, test } from './journey.ts';
import { publishUnder } from './publishUnder.ts';
import { release, releaseAs } from './release.ts';
import { runningShop } from './runningShop.ts';

test.describe.configure(longWalk);

const brand = 'nachtwoud';
const manager = { email: 'grace@example.com', password: 'festival' };

/** The next page that a guest gets. */
const guestPage = async () => (await fetch(`${runningShop().shopUrl}/${brand}/tickets`)).text();

async function signOn(page: Page): Promise<void> {
  await page.goto(`${runningShop().registryUrl}/console`);
  await page.getByRole('link', { name: 'Sign on' }).click();
  await page.getByLabel('Email address').fill(manager.email);
  await page.getByLabel('Password').fill(manager.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('table', { name: 'What visitors get' })).toBeVisible();
}

/** A time in the format of a date and time field, in the time zone of this browser. */
const inSeconds = (page: Page, seconds: number) =>
  page.evaluate((wait) => {
    const at = new Date(Date.now() + wait * 1_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  }, seconds);

for (const width of [1280, 375]) {
  test(`at ${width} a release is planned for a time, approved by a second account and made at that time; another one is approved in the console and made at once [FED-04]`, {
    tag: '@changing',
  }, async ({ page, quietConsole, expectAccessible }) => {
    // The browser itself logs the change that is refused at first.
    quietConsole.allow(/status of 422/);
    const [first, second] = [1, 2].map((number) => `1.4.${number}-waiting.${width}.${Date.now()}`);
    await page.setViewportSize({ width, height: 900 });
    for (const version of [first, second]) await publishUnder('mf_tickets', 'mf-tickets', version);
    const { token } = JSON.parse(release('token', '--owner', `bob ${width}`, '--activate', brand, '--json'));
    const before = Number(JSON.parse(release('history', '--brand', brand, '--json')).releases[0].revision);
    release('waiting', '--brand', brand, '--second-person', 'on', '--reason', 'a journey');
    try {
      await signOn(page);
      if (width === 375) await page.getByLabel('Brand', { exact: true }).selectOption(brand);
      await page.getByRole('button', { name: `Change mf_tickets of ${brand}` }).click();
      const panel = page.getByRole('dialog');
      await panel.getByLabel('Version').selectOption(String(first));
      await expect(panel).toContainText('Another account has to approve each release');
      await panel.getByRole('radio', { name: 'At a moment' }).check();
      await panel.getByLabel('Date and time').fill(await inSeconds(page, 45));
      await panel.getByLabel('Reason').fill('larger cards');
      await panel.getByRole('button', { name: 'Plan this release' }).click();
      await panel.getByLabel('Release it without a mount, because').fill('a journey');
      await expectAccessible(page);
      await panel.getByRole('button', { name: 'Plan this release' }).click();
      await expect(page.getByRole('status')).toContainText('until another account approves it');
      const waits = page.getByRole('region', { name: 'What waits' });
      await expect(waits).toContainText('You have asked for it, so somebody else has to approve it.');
      await expect(waits.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
      await expectAccessible(page);
      const { waiting } = JSON.parse(release('waiting', '--brand', brand, '--json'));
      releaseAs(token, 'waiting', '--brand', brand, String(waiting[0].number), '--approve');
      await expect(waits).toContainText(`Approved by bob ${width}.`, { timeout: 15_000 });
      expect(await guestPage()).not.toContain(`/mf_tickets/${first}/`);
      await expect.poll(guestPage, { timeout: 90_000, intervals: [500] }).toContain(`/mf_tickets/${first}/`);

      releaseAs(
        token,
        ...['activate', '--brand', brand, `mf_tickets@${second}`, '--after', String(before + 1)],
        ...['--reason', 'bob asks', '--force', 'a journey'],
      );
      await waits.getByRole('button', { name: /^Approve/ }).click({ timeout: 15_000 });
      await expect(panel.getByRole('listitem')).toContainText(String(second));
      await expectAccessible(page);
      await panel.getByRole('button', { name: 'Approve and make it now' }).click();
      await expect(page.getByRole('status')).toHaveText(`${brand} is at release ${before + 2} now.`);
      await expect(page.getByRole('region', { name: `History of ${brand}` })).toContainText(
        `bob asks (approved by ${manager.email}) (not mounted before: a journey)`,
      );
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0);
    } finally {
      release('waiting', '--brand', brand, '--second-person', 'off', '--reason', 'the journey is over');
      release('roll-back', '--brand', brand, '--to', String(before), '--reason', 'the journey is over');
    }
    await expect.poll(guestPage, { timeout: 10_000, intervals: [100] }).not.toContain('-waiting.');
  });
}

test('a preview link shows a version in the live shop with a notice, keeps the page’s usual rules, and ends after one press; other visitors do not see it, and a broken link shows nothing [FED-04, FED-08]', {
  tag: '@changing',
}, async ({ page, quietConsole, expectAccessible }) => {
  quietConsole.allow(/status of 410/);
  const version = `1.5.0-preview.${Date.now()}`;
  const { shopUrl, registryUrl, registryToken } = runningShop();
  await publishUnder('mf_tickets', 'mf-tickets', version);
  // Records the result of a mount directly, because a real mount takes minutes.
  const headers = { authorization: `Bearer ${registryToken}` };
  const host = await (await fetch(`${registryUrl}/hosts/current`, { headers })).json();
  const published = await (await fetch(`${registryUrl}/versions/mf_tickets/${version}`, { headers })).json();
  const modules = Object.keys(published.exposes).map((name) => [name.replace(/^\.\//, ''), ['usual']]);
  const report = (faults?: string[]) =>
    fetch(`${registryUrl}/versions/mf_tickets/${version}/mounts/${brand}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        host: { version: host.version, contracts: host.contracts },
        mounted: Object.fromEntries(modules),
        unplaced: [],
        by: 'journey',
        ...(faults && { faults }),
      }),
    });
  expect((await report()).status).toBeLessThan(300);

  const made = JSON.parse(
    release('preview', '--brand', brand, `mf_tickets@${version}`, '--reason', 'a look', '--json'),
  );
  expect(made.url).toBe(`${shopUrl}/${brand}?preview=${made.token}`);
  await page.goto(`${shopUrl}/${brand}/tickets?preview=${made.token}`);
  await expect(page).toHaveURL(`${shopUrl}/${brand}/tickets`);
  const bar = page.getByRole('complementary', { name: 'Je bekijkt een voorvertoning' });
  await expect(bar).toContainText(`mf_tickets ${version}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate('globalThis.whyVersions?.().mf_tickets'))
    .toMatchObject({ version, rule: 'preview', state: 'shown' });
  await expectAccessible(page);
  expect(await guestPage()).not.toContain(version);

  await bar.getByRole('link', { name: 'Terug naar de gewone winkel' }).click();
  await expect(page).toHaveURL(`${shopUrl}/${brand}/tickets`);
  await expect(bar).toHaveCount(0);
  expect(await page.content()).not.toContain(version);

  await report(['tickets: throws']);
  // Hosts cache an answer for some seconds.
  await expect(async () => {
    await page.goto(`${shopUrl}/${brand}/tickets?preview=${made.token}`);
    await expect(page.getByRole('heading', { name: 'Deze voorvertoning is voorbij' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expectAccessible(page);
});
