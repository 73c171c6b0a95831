import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, longWalk, test } from './journey.ts';
import { runningShop } from './runningShop.ts';
import { answers, shopper } from './shopper.ts';

test.describe.configure(longWalk);

const root = join(import.meta.dirname, '../..');

/** A developer's own copy of mf-tickets with another text, served by the team's own command; answers its address. */
async function develop(copy: string): Promise<{ server: ChildProcess; address: string }> {
  cpSync(join(root, 'mf-tickets'), copy, {
    recursive: true,
    filter: (path) => !/(^|\/)(dist|node_modules|\.cache)$/.test(path),
  });
  const texts = join(copy, 'src/locales/nl.json');
  const edited = readFileSync(texts, 'utf8').replace(/"left_other": "[^"]*"/, '"left_other": "Eigen: nog {{count}}"');
  writeFileSync(texts, edited);
  const server = spawn(process.execPath, [join(root, 'remote-kit/src/cli.ts'), 'dev'], { cwd: copy });
  const address = await new Promise<string>((resolve) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const found = /\?remote\.mf_tickets=(http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
  // The first request builds it, which takes a busy machine longer than a page is waited for.
  await fetch(`${address}/shop/manifest.json`);
  return { server, address };
}

const addressOf = (page: { url(): string }) => new URL(page.url());

test('a developer runs their own build inside a running test shop: marked, usable, theirs alone, and left by one press [FED-07]', async ({
  page,
}) => {
  // Below the repository, so that the copy finds the same packages.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(root, '.cache', 'mf-tickets-'));
  const { server, address } = await develop(copy);
  try {
    const visitor = shopper(page);
    const own = page.getByText(/^Eigen: nog \d+$/).first();
    const answer = await page.goto(`/solstrand/tickets?remote.mf_tickets=${address}`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`connect-src 'self' ${address}`);
    expect(policy).toContain("'strict-dynamic'");
    expect(answer?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
    await expect(own).toBeVisible();
    const mark = page.getByRole('complementary', { name: 'Testversie van een ontwikkelaar' });
    await expect(mark).toContainText(`mf_tickets (${address})`);
    await visitor.press('Weekendticket', 1);
    await visitor.giveOne('Weekendticket');

    // Nobody else gets it, and it stays on the next page.
    const guests = await (await fetch(`${runningShop().shopUrl}/solstrand/tickets`)).text();
    expect(guests).not.toMatch(/0\.0\.0-override|id="override"/);
    await page.getByRole('link', { name: /^Volgende/ }).click();
    await expect(page).toHaveURL(/\/solstrand\/packages\?remote\.mf_tickets=/);
    await expect(mark).toBeVisible();
    await page.goBack();
    await expect(own).toBeVisible();

    await mark.getByRole('link', { name: 'Terug naar de uitgebrachte versie' }).click();
    await expect(mark).toHaveCount(0);
    await answers(page.getByRole('main'));
    expect(addressOf(page).pathname + addressOf(page).search.replace('?', '')).toBe('/solstrand/tickets');
    await expect(page.getByText(/Eigen:/)).toHaveCount(0);
  } finally {
    server.kill('SIGTERM');
    rmSync(copy, { recursive: true, force: true });
  }
});
