import { globSync, readFileSync } from 'node:fs';
import { expect, longWalk, test } from './journey.ts';
import { openPayment } from './openPayment.ts';
import { dataPath } from './runningShop.ts';
import { answers, shopper } from './shopper.ts';

test.describe.configure(longWalk);

/** The mails to an address that contain a phrase, decoded, the newest last. */
const mailsTo = (address: string, phrase: string): string[] =>
  globSync(dataPath('mail/**/*.eml'))
    .map((file) => readFileSync(file, 'utf8').replace(/=\r?\n/g, ''))
    .filter((mail) => mail.includes(`To: ${address}`) && mail.includes(phrase));

const linkIn = (mail: string): string => /https?:\/\/\S+\/order\/[\da-f-]{36}/.exec(mail)?.[0] ?? '';

test(
  'a guest mistypes the address, corrects it, loses the link, and receives it again by mail [PAY-04, BYD-02]',
  {
    tag: '@core',
  },
  async ({ page, browser, expectAccessible }, { project }) => {
    const visitor = shopper(page);
    const wrong = `nor+lost-${project.name}@example.com`;
    const right = `noor+lost-${project.name}@example.com`;
    await openPayment(page, { slug: 'solstrand', products: { 'day-sunday': 1 }, email: wrong });
    await visitor.pay();
    const reference = await visitor.paidOrder();
    await expect.poll(() => mailsTo(wrong, reference).length).toBe(1);
    const former = await page.getByRole('link', { name: 'Bekijk je tickets' }).getAttribute('href');

    await page.getByRole('button', { name: 'Klopt dit adres niet?' }).click();
    const address = page.getByRole('textbox', { name: 'Je goede e-mailadres' });
    await expect(address).toBeFocused();
    await address.fill(right);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mail mijn tickets hierheen' }).click();
    await expect(page.getByText('Je adres is veranderd')).toBeVisible();
    await expect.poll(() => mailsTo(right, reference).length).toBe(1);

    const later = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
    // The link in the first mail is now invalid.
    await later.goto(new URL(former ?? '', page.url()).href);
    await expect(later.getByRole('heading', { name: 'Hier vinden we geen bestelling' })).toBeVisible();
    const wanted = later.getByRole('textbox', { name: 'Bestelnummer of e-mailadres' });
    await answers(later.getByRole('main'));
    await wanted.fill('12345');
    await wanted.press('Enter');
    await expect(later.getByText('Vul een bestelnummer van negen cijfers in, of een e-mailadres.')).toBeVisible();
    await wanted.fill(reference);
    await wanted.press('Enter');
    await expect(later.getByText('Kijk in je mail')).toBeVisible();
    await expect(later.getByText(/order\//)).toHaveCount(0);
    await expectAccessible(later);
    await expect.poll(() => mailsTo(right, 'Subject: De link naar je bestelling').length).toBe(1);
    await later.goto('about:blank');
    await later.goto(linkIn(mailsTo(right, 'Subject: De link naar je bestelling')[0] ?? ''));
    await expect(later.getByText(reference)).toBeVisible();
    await later.context().close();
  },
);
