import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright/test';
import { expect, longWalk, test } from './journey.ts';
import { dataPath, runningShop } from './runningShop.ts';
import { shopper } from './shopper.ts';
import { signedInAs } from './signIn.ts';

test.describe.configure(longWalk);

/** The link to a browser's cart: its address with id and token. */
const linkTo = async (context: BrowserContext): Promise<{ link: string; cartId: string; token: string }> => {
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith('cart_solstrand'));
  const [cartId = '', token = ''] = decodeURIComponent(cookie?.value ?? '').split('|');
  return { link: `/solstrand/tickets?cartId=${cartId}&token=${token}`, cartId, token };
};

test('a link transfers a cart once: the sender loses the cart, and a filled cart of the receiver is replaced only after a confirmation, also without scripts [SSO-06]', async ({
  browser,
  page,
  expectAccessible,
}) => {
  const sender = shopper(page);
  await sender.visit('/solstrand/tickets');
  await sender.add('Weekendticket', 2);
  const { link } = await linkTo(page.context());

  const other = await browser.newContext({ baseURL: runningShop().shopUrl, locale: 'nl-NL' });
  const visitor = await other.newPage();
  const own = shopper(visitor);
  await own.visit('/solstrand/tickets');
  await own.add('Zaterdag 10 juli', 1);
  await visitor.goto(link);
  expect(visitor.url()).not.toContain('token=');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Welke winkelmand houd je?' })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: /Houd mijn winkelmand/ }).click();
  await expect(visitor.getByRole('spinbutton', { name: /Zaterdag 10 juli/ })).toHaveValue('1');

  const plain = await browser.newContext({
    baseURL: runningShop().shopUrl,
    locale: 'nl-NL',
    javaScriptEnabled: false,
    storageState: await other.storageState(),
  });
  const still = await plain.newPage();
  await still.goto(link);
  await still.getByRole('button', { name: /Neem de winkelmand van de link/ }).click();
  await expect(still).toHaveURL(/\/solstrand\/tickets/);
  expect((await linkTo(plain)).link).not.toBe(link);

  await page.reload();
  await expect(page.getByRole('spinbutton', { name: /Weekendticket/ })).not.toHaveValue('2');
  await other.close();
  await plain.close();
});

/** The newest mail to an address. */
const mailTo = async (address: string): Promise<string> => {
  let found: string | undefined;
  await expect
    .poll(() => {
      const folder = dataPath('mail');
      const mails = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
      found = mails.find((mail) => mail.includes(`To: ${address}`));
      return found !== undefined;
    })
    .toBe(true);
  return found ?? '';
};
const codeIn = (mail: string): string => /\d{4} \d{4}/.exec(mail)?.[0] ?? '';

const beginAt = async (page: Page, call: 'login' | 'register'): Promise<void> => {
  const answer = await page.request.post(`/api/sign-on/${call}`, {
    headers: { 'x-shop': 'solstrand', origin: runningShop().shopUrl },
    data: { returnTo: '/solstrand' },
  });
  const { data } = (await answer.json()) as { data: { link: string } };
  await page.goto(data.link);
};

test('an account is opened with a mailed code, gets a new password by mail, ends its session everywhere, and is deleted [SSO-02]', async ({
  browser,
  page,
  quietConsole,
  expectAccessible,
}) => {
  quietConsole.allow(/status of 4\d\d/);
  const email = `mila-${Date.now()}@example.com`;
  await beginAt(page, 'register');
  await expectAccessible(page);
  await page.getByLabel('Voornaam').fill('Mila');
  await page.getByLabel('Achternaam').fill('Jansen');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord').fill('password');
  await page.getByRole('button', { name: 'Maak account aan' }).click();
  await expect(page.getByRole('alert')).toContainText('Wachtwoord');
  await expectAccessible(page);
  await page.getByLabel('Wachtwoord').fill('zeven zilte zeeën');
  await page.getByRole('button', { name: 'Maak account aan' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code uit de mail').fill(codeIn(await mailTo(email)));
  await page.getByRole('button', { name: 'Bevestig adres' }).click();
  await expect(page).toHaveURL(/\/solstrand$/);
  const id = await signedInAs(page, 'solstrand');
  expect(id).not.toBeNull();

  const other = await browser.newContext({ baseURL: runningShop().shopUrl, locale: 'nl-NL' });
  const forgetful = await other.newPage();
  await beginAt(forgetful, 'login');
  await forgetful.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expectAccessible(forgetful);
  await forgetful.getByLabel('E-mailadres').fill(email);
  await forgetful.getByRole('button', { name: 'Mail me een code' }).click();
  await expectAccessible(forgetful);
  const reset = async () => {
    const folder = dataPath('mail');
    const mails = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    return mails.find((mail) => mail.includes(`To: ${email}`) && /nieuw wachtwoord kiest/.test(mail)) ?? '';
  };
  await expect.poll(async () => codeIn(await reset())).not.toBe('');
  await forgetful.getByLabel('Code uit de mail').fill(codeIn(await reset()));
  await forgetful.getByLabel('Wachtwoord').fill('acht zachte zeehonden');
  await forgetful.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  await expect(forgetful).toHaveURL(/\/solstrand$/);
  expect(await signedInAs(forgetful, 'solstrand')).toBe(id);
  // The former session has ended at once.
  expect(await signedInAs(page, 'solstrand')).toBeNull();

  const account = await forgetful.request.post('/api/sign-on/account', {
    headers: { 'x-shop': 'solstrand', origin: runningShop().shopUrl },
    data: { returnTo: '/solstrand' },
  });
  await forgetful.goto(((await account.json()) as { data: { link: string } }).data.link);
  await expectAccessible(forgetful);
  await forgetful.getByLabel('Wachtwoord').fill('acht zachte zeehonden');
  await forgetful.getByRole('button', { name: 'Wis mijn account' }).click();
  await expect(forgetful.getByRole('heading', { name: 'Je account is gewist' })).toBeVisible();
  await expectAccessible(forgetful);
  expect(await signedInAs(forgetful, 'solstrand')).toBeNull();
  await other.close();
});
