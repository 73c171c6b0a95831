import { readFileSync } from 'node:fs';
import { expect, longWalk, test } from './journey.ts';
import { openPayment } from './openPayment.ts';
import { shopper } from './shopper.ts';

test.describe.configure(longWalk);

test('after an iDEAL payment is refused and a second one succeeds, the order’s link opens the order in a browser without any cookie [PAY-01, PAY-04]', {
  tag: '@core',
}, async ({ page, browser, expectAccessible }) => {
  const visitor = shopper(page);
  await openPayment(page, { slug: 'solstrand', products: { 'day-sunday': 1 }, email: 'noor+ideal@example.com' });
  await expect(page.getByRole('main').getByText('noor+ideal@example.com')).toBeVisible();
  await visitor.choose('iDEAL');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Betaal/ }).click();
  await page.getByRole('button', { name: 'Geweigerd door de bank' }).click();
  await expect(page.getByRole('heading', { name: 'Je betaling is niet gelukt' })).toBeVisible();
  await expect(page.getByText(/^\d{9}$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Probeer opnieuw te betalen' }).click();
  await visitor.choose('iDEAL');
  await page.getByRole('button', { name: /^Betaal/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await page.getByRole('button', { name: 'Betaald', exact: true }).click();
  const reference = await visitor.paidOrder();
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Zet in je agenda' }).click();
  // The calendar entry has the ticket's own day, not the three days of the festival.
  expect(readFileSync(await (await calendar).path(), 'utf8')).toContain('DTSTART:20270711T100000Z');
  const link = await page.getByRole('link', { name: 'Bekijk je tickets' }).getAttribute('href');

  const later = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await later.goto(new URL(link ?? '', page.url()).href);
  await expect(later.getByText(reference)).toBeVisible();
  const ticket = later.getByRole('listitem').filter({ has: later.getByRole('heading', { name: 'Zondag 11 juli' }) });
  await expect(ticket).toContainText('Geldig');
  await expect(ticket.getByRole('img', { name: /^QR-code van Zondag 11 juli, ticket 1/ })).toBeVisible();
  await ticket.getByRole('button', { name: 'Naam aanpassen: Zondag 11 juli, ticket 1' }).click();
  await ticket.getByRole('textbox', { name: 'Naam op dit ticket' }).fill('Sanne de Wit');
  await ticket.getByRole('button', { name: 'Bewaar naam' }).click();
  await expect(ticket.getByText('Sanne de Wit')).toBeVisible();
  await expectAccessible(later);
  await later.emulateMedia({ media: 'print' });
  await expect(ticket.getByRole('img', { name: /^QR-code/ })).toBeVisible();
  await expect(ticket.getByText('Sanne de Wit')).toBeVisible();
  await expect(later.getByRole('banner')).toBeHidden();
  await expect(later.getByRole('button')).toHaveCount(0);
  await expect(later.getByRole('link', { name: 'Naar de inhoud' })).toBeHidden();
  await later.emulateMedia({ media: 'screen' });
  const saved = later.waitForEvent('download');
  await ticket.getByRole('button', { name: 'Pdf: Zondag 11 juli, ticket 1' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await later.getByRole('button', { name: 'Mail het nog een keer' }).click();
  await expect(later.getByText('Onderweg naar noor+ideal@example.com.')).toBeVisible();
  await later.goto('about:blank');
  await later.goto(`${new URL(page.url()).origin}/solstrand/order#${crypto.randomUUID()}`);
  await expect(later.getByRole('heading', { name: 'Hier vinden we geen bestelling' })).toBeVisible();
  await later.context().close();
});
