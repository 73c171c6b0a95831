import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { dataPath, runningShop } from './runningShop.ts';
import { scratchCopy } from './scratchCopy.ts';
import { answers } from './shopper.ts';

/** The time limit for a build on a busy machine. */
const patience = { timeout: 120_000 };

test.describe.configure({ timeout: 600_000 });

const kit = join(import.meta.dirname, '../../remote-kit/src/cli.ts');

/** Types a quantity, which is only in the component's state until the field loses the focus. Returns the field. */
async function typeTwo(page: Page) {
  const quantity = page.getByRole('spinbutton').first();
  await expect(quantity).toBeVisible(patience);
  await answers(quantity);
  await quantity.fill('2');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return quantity;
}

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('an edited component of a remote is replaced on its own page: the typed quantity stays, also after a build that fails', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/\[webpack-dev-server\]/);
  const copy = scratchCopy('mf-tickets');
  const card = 'src/tickets/TicketCard.tsx';
  try {
    const address = await copy.serve([kit, 'dev']);
    await page.goto(`${address}/?module=tickets&state=usual`);
    const quantity = await typeTwo(page);

    copy.edit(card, '{product.name}', '{product.name} (edited)');
    await expect(page.getByText('(edited)').first()).toBeVisible(patience);
    await expect(quantity).toHaveValue('2');

    copy.edit('src/tickets/TicketCard.module.css', /^/, 'article { outline: 3px solid rgb(1, 2, 3); }\n');
    await expect(page.getByRole('article').first()).toHaveCSS('outline-color', 'rgb(1, 2, 3)', patience);
    await expect(quantity).toHaveValue('2');

    const overlay = page.locator('#webpack-dev-server-client-overlay');
    copy.edit(card, '</article>', '</artcle>');
    await expect(overlay).toBeVisible(patience);
    copy.edit(card, '</artcle>', '</article>');
    copy.edit(card, '(edited)', '(mended)');
    await expect(page.getByText('(mended)').first()).toBeVisible(patience);
    await expect(overlay).toHaveCount(0);
    await expect(quantity).toHaveValue('2');
    expect(await isSamePage(page)).toBe(true);

    // Texts are not a component, so the page reloads.
    copy.edit('src/locales/nl.json', '{', '{ "edited": "",');
    await expect.poll(() => isSamePage(page).catch(() => true), patience).toBe(false);
  } finally {
    // Closes the page first, because it still requests files.
    await page.close();
    await copy.remove();
  }
});

test('an edited component of the shell is replaced on the open page, and the typed quantity stays while the server restarts; a change of server code reloads the page', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/\[webpack-dev-server\]/);
  const copy = scratchCopy('host');
  const footer = 'src/frame/footer/Footer.tsx';
  const { apiUrl, registryUrl } = runningShop();
  try {
    const address = await copy.serve(['dev/main.ts'], {
      PORT: '0',
      SHOP_API_URL: apiUrl,
      REGISTRY_URL: registryUrl,
      PUBLISHER_KEYS: 'unsigned',
      HOST_DATA: dataPath('fast-refresh'),
    });
    await page.goto(`${address}/solstrand/tickets`);
    const quantity = await typeTwo(page);
    const served = async () => (await fetch(page.url())).text();

    for (const edited of ['(first edit)', '(second edit)']) {
      copy.edit(footer, /(<footer [^>]+>).*/, `$1${edited}`);
      await expect(page.getByText(edited)).toBeVisible(patience);
      await expect.poll(served, patience).toContain(edited);
    }
    await expect(quantity).toHaveValue('2');
    expect(await isSamePage(page)).toBe(true);

    copy.edit('server/render/entry.server.tsx', /$/, '\n// Edited.\n');
    await expect.poll(() => isSamePage(page).catch(() => true), patience).toBe(false);
    await answers(page.getByRole('main'));
  } finally {
    // Closes the page first, because it still requests files.
    await page.close();
    await copy.remove();
  }
});
