import type { Page } from 'playwright/test';
import { expect, longWalk, test } from './journey.ts';
import { openPayment } from './openPayment.ts';
import { query } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { unaccountedStock } from './unaccountedStock.ts';

test.describe.configure(longWalk);

const slug = 'solstrand';

/** An email address with which no earlier run of this journey has ordered. */
const mailAddress = (name: string) => `noor+${name}${Date.now()}@example.com`;

/** The orders of an email address, the oldest first, each with the requests to the provider. */
const ordersOf = (email: string) =>
  query<{ status: string; total: number; payments: number }>(
    `select status, total_cents as total, (select count(*)::integer from payments where order_id = orders.id) as payments
     from orders where buyer ->> 'email' = $1 order by placed_at`,
    [email],
  );

/** Opens the payment screen. */
const toPayment = async (page: Page, email: string) => {
  await openPayment(page, { slug, products: { weekend: 1 }, email });
  await expect(page.getByRole('radio', { name: /^Creditcard/ })).toBeVisible();
};

test('if Pay is pressed twice at the same moment in two tabs, one order is paid once; the other tab opens it [PAY-01, BYD-04]', {
  tag: '@core',
}, async ({ page, context, quietConsole }) => {
  quietConsole.allow(/status of 409/);
  const email = mailAddress('once');
  await toPayment(page, email);
  const second = await context.newPage();
  await shopper(second).visit(new URL(page.url()).pathname);
  for (const tab of [page, second]) await shopper(tab).choose('Creditcard');
  const press = (tab: Page) => tab.getByRole('button', { name: /^Betaal/ }).dblclick();
  await Promise.all([press(page), press(second)]);

  const card = (tab: Page) => tab.getByLabel(/Kaartnummer/);
  await expect.poll(async () => (await card(page).isVisible()) || (await card(second).isVisible())).toBe(true);
  const [payer, other] = (await card(page).isVisible()) ? [page, second] : [second, page];
  await expect(other.getByRole('link', { name: 'Betaling afronden' })).toHaveAttribute('href', payer.url());
  expect(await ordersOf(email)).toMatchObject([{ status: 'pending', payments: 1 }]);

  await shopper(payer).payByCard();
  await shopper(payer).paidOrder();
  expect(await ordersOf(email)).toMatchObject([{ status: 'completed', payments: 1 }]);
  expect(await unaccountedStock(slug)).toEqual([]);
});

test('a cart that expires during payment is not charged, and the page shows the reason; a voucher for the full amount pays without a provider [CNT-02, PAY-02, VCH-01]', {
  tag: '@core',
}, async ({ page, quietConsole }) => {
  quietConsole.allow(/status of (404|409|410)/);
  const late = mailAddress('late');
  await toPayment(page, late);
  await shopper(page).choose('Creditcard');
  await query("update carts set expires_at = statement_timestamp() where buyer ->> 'email' = $1", [late]);
  await page.getByRole('button', { name: /^Betaal/ }).click();
  const modal = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(modal.getByRole('heading', { name: 'Je tijd is om' })).toBeVisible();
  expect(await ordersOf(late)).toEqual([]);
  await modal.getByRole('button').first().click();

  const free = mailAddress('free');
  await toPayment(page, free);
  await page.getByText('Heb je een vouchercode?').click();
  await page.getByRole('textbox', { name: 'Vouchercode' }).fill('SOL-GRATIS');
  await page.getByRole('button', { name: 'Gebruik code' }).click();
  await expect(page.getByText('Je hoeft niets te betalen.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Bestelling afronden' }).dblclick();
  await shopper(page).paidOrder();
  await expect(page.getByRole('region', { name: 'Je bestelling' })).toContainText('Betaald € 0,00');
  expect(await ordersOf(free)).toEqual([{ status: 'completed', total: 0, payments: 0 }]);
});
