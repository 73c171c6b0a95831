import type { Page } from 'playwright/test';
import { cartCallName } from './cartCalls.ts';
import { expect, test } from './journey.ts';
import { laterStarted } from './laterStarted.ts';
import { cartIdOf } from './ownCart.ts';
import { query } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { stepTexts } from './stepTexts.ts';

const offline = /^Je bent offline/;

/** The quantity of the weekend ticket in the browser's cart. */
const held = async (page: Page): Promise<number> => {
  const [row] = await query<{ qty: number }>(
    "select coalesce(max(qty), 0)::integer as qty from cart_lines where product_id = 'weekend' and cart_id = $1",
    [await cartIdOf(page, 'solstrand')],
  );
  return row?.qty ?? 0;
};

test('a lost connection during a write is announced; presses continue, and all are written once the connection returns [BYD-06]', async ({
  page,
  context,
  quietConsole,
  expectAccessible,
}) => {
  quietConsole.allow(/net::ERR|Failed to load resource/);
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  const notice = page.getByRole('status').filter({ hasText: offline });
  await expect(notice).toHaveCount(0);
  // The idle page has loaded the code that it needs while offline.
  await laterStarted(page);

  const more = page.getByRole('button', { name: 'Meer Weekendticket', exact: true });
  const shown = page.getByRole('spinbutton', { name: 'Aantal Weekendticket', exact: true });
  await page.route('**/api/shopping/carts/*/products', async (route) => {
    // The request was sent, and its answer never arrives.
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await more.click();
  await expect(notice).toBeVisible();
  await more.click();
  await expect(shown).toHaveValue('3');
  await expectAccessible(page);
  expect(await held(page)).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.unroute('**/api/shopping/carts/*/products');
  const written = page.waitForResponse((answer) => answer.ok() && cartCallName(answer.request()) === 'PUT 3');
  await context.setOffline(false);
  await written;
  await expect(notice).toHaveCount(0);
  await expect.poll(() => held(page)).toBe(3);
  await expect(shown).toHaveValue('3');
  for (const left of [2, 1, 0]) await visitor.giveOne('Weekendticket', left);
});

test('the form keeps its content while offline, and a failed part is loaded again automatically [BYD-06, RTE-09]', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(/net::ERR|Failed to load resource|integrity/i);
  const visitor = shopper(page);
  await visitor.visit('/solstrand/tickets');
  await visitor.add('Weekendticket', 1);
  await laterStarted(page);
  await visitor.openBasket();
  await visitor.confirmBasket();
  const form = page.getByRole('form', { name: 'Je gegevens' });
  await form.getByRole('textbox', { name: 'Voornaam' }).fill('Noor');
  await context.setOffline(true);
  await expect(page.getByText(offline)).toBeVisible();
  await form.getByRole('textbox', { name: 'Achternaam' }).fill('de Vries');
  await context.setOffline(false);
  await expect(page.getByText(offline)).toBeHidden();
  await expect(form.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Noor');
  await expect(form.getByRole('textbox', { name: 'Achternaam' })).toHaveValue('de Vries');
  await page.getByRole('button', { name: 'Sluiten' }).click();

  const scripts = /\/(remotes|files)\/mf_merch\//;
  await page.route(scripts, (route) => route.abort('internetdisconnected'));
  await page
    .getByRole('navigation', { name: 'Stappen' })
    .getByRole('link', { name: stepTexts('merchandise').name })
    .click();
  await expect(page.getByText('Dit deel laadt niet')).toBeVisible();
  await page.unroute(scripts);
  await context.setOffline(true);
  await expect(page.getByText(offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /^Meer / }).first()).toBeVisible();
  await visitor.giveBack('solstrand', 'Weekendticket');
});
