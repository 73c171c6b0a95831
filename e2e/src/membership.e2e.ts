import type { Page } from 'playwright/test';
import { expect, longWalk, test } from './journey.ts';
import { orderOf } from './orderOf.ts';
import { query } from './runningShop.ts';
import { answers, shopper } from './shopper.ts';
import { newcomer, signIn } from './signIn.ts';
import { stepName, stepTexts } from './stepTexts.ts';

test.describe.configure(longWalk);

const slug = 'solstrand-leden';
const ticket = 'Weekendticket voor leden';

/** The button in the header that shows who is signed in. */
const userMenu = (page: Page) => page.locator('header summary', { hasText: 'Ingelogd als' });

const press = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true });
  await answers(button);
  await button.click();
};

test('a membership opens the members’ tickets in the same cart and, once paid, in the next cart; an account has one membership, which renews until it is canceled [MEM-01, MEM-02, TIX-10]', {
  tag: '@core',
}, async ({ page, expectAccessible }) => {
  const visitor = shopper(page);
  await signIn(page, slug, newcomer);

  // Opens the ticket's page while this visitor may not buy the ticket yet.
  await visitor.visit(`/${slug}/tickets/weekend-member`);
  await press(page, `Meer ${ticket}`);
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('heading', { name: 'Alleen voor leden' })).toBeVisible();
  await modal.getByRole('button', { name: 'Naar het lidmaatschap' }).click();
  await expect(page).toHaveURL(new RegExp(`/${slug}/${stepName('membership')}`));

  const terms = page.getByRole('list', { name: 'Voorwaarden van Lidmaatschap, 1 jaar' });
  await expect(terms).toContainText('vooruit');
  await expect(terms).toContainText('wordt elk jaar vanzelf verlengd');
  await expect(page.getByText('Kies hieronder een lidmaatschap van niveau 1.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Word lid: Lidmaatschap, 1 jaar');
  await expect(page.getByRole('button', { name: 'Haal uit je winkelmand: Lidmaatschap, 1 jaar' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Volgende/ })).not.toHaveAttribute('aria-busy');
  await press(page, 'Word lid: Lidmaatschap, 1 maand');
  await expect(modal.getByRole('heading', { name: 'Eén lidmaatschap per account' })).toBeVisible();
  await modal.getByRole('button', { name: 'Oké' }).click();

  await visitor.next(stepTexts('tickets').title);
  await visitor.add(ticket, 1);
  await visitor.openBasket();
  await visitor.confirmBasket();
  await visitor.fillForm(newcomer.email);
  await visitor.submitForm();
  await expect(page).toHaveURL(new RegExp(`/${slug}/checkout\\?`));
  await expect(page.getByText('Lidmaatschap, 1 jaar wordt vanzelf verlengd.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await visitor.pay();
  const order = await orderOf(await visitor.paidOrder());
  expect(order).toMatchObject({ status: 'completed' });
  expect(order?.lines.map(({ product_id }) => product_id).sort()).toEqual(['membership-year', 'weekend-member']);
  await page.getByRole('button', { name: /^Terug naar / }).click();

  // The account receives its membership in the background; a page that is loaded later shows it.
  const published = () => query('select 1 from members.sold_memberships where account_id = $1', [newcomer.id]);
  await expect.poll(published).toHaveLength(1);
  await expect(async () => {
    await visitor.visit(`/${slug}/membership`);
    await expect(page.getByRole('button', { name: 'Je bent al lid: Lidmaatschap, 1 jaar' })).toBeDisabled({
      timeout: 3_000,
    });
  }).toPass();
  await visitor.visit(`/${slug}/tickets`);
  await visitor.add(ticket, 1);
  await visitor.giveOne(ticket);

  // The account's page names the next charge; two presses turn the renewal off.
  await userMenu(page).press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Mijn account' }).click();
  const membership = page.getByRole('region', { name: 'Lidmaatschap' });
  await expect(membership).toContainText('Solstrand: wordt verlengd op');
  await page.getByRole('button', { name: 'Zet de verlenging uit' }).click();
  await expect(membership.getByRole('alert')).toContainText('Weet je het zeker?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, zet de verlenging uit' }).click();
  await expect(membership).toContainText('Solstrand: stopt op');
  await expect(page.getByRole('button', { name: 'Zet de verlenging uit' })).toHaveCount(0);
});
