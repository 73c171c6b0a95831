import { join } from 'node:path';
import { expect, longWalk, test } from './journey.ts';
import { runningShop } from './runningShop.ts';
import { type ScratchCopy, scratchCopy } from './scratchCopy.ts';
import { answers, shopper } from './shopper.ts';

test.describe.configure(longWalk);

/** A developer's own copy of mf-tickets with another text, served by the team's own command. Returns its address. */
async function develop(copy: ScratchCopy): Promise<string> {
  copy.edit('src/locales/nl.json', /"left_other": "[^"]*"/, '"left_other": "Eigen: nog {{count}}"');
  const address = await copy.serve([join(import.meta.dirname, '../../remote-kit/src/cli.ts'), 'dev']);
  // On a busy machine the build that the first request starts takes longer than the time limit of a page.
  for (const file of ['harness.js', 'shop/manifest.json']) await fetch(`${address}/${file}`);
  return address;
}

const addressOf = (page: { url(): string }) => new URL(page.url());

test('a developer runs their own build in a running test shop: the build is marked, only the developer sees it, and one press ends it [FED-07]', async ({
  page,
}) => {
  const copy = scratchCopy('mf-tickets');
  try {
    const address = await develop(copy);
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

    // Other visitors do not get the developer's build, and the developer's next page keeps it.
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
    await copy.remove();
  }
});
