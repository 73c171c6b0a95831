import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, longWalk, test } from './journey.ts';
import { dataPath } from './runningShop.ts';
import { shopper } from './shopper.ts';

test.describe.configure(longWalk);

const root = join(import.meta.dirname, '../..');

/** Runs an operator's command, as typed after `npm run brand --`. Returns its output. */
const brand = (folder: string): string =>
  execFileSync(process.execPath, [join(root, 'tools/brand/brand.ts'), folder], {
    encoding: 'utf8',
    env: { ...process.env, SHOP_DATA: dataPath('') },
  });

/** The time at which each build of host and remotes was made. */
const builtAt = () =>
  ['host', 'mf-tickets', 'mf-basket', 'mf-checkout'].map((folder) => statSync(join(root, folder, 'dist')).mtimeMs);

/** The last number of seconds in the command's output. */
const secondsOf = (said: string): number => Number([...said.matchAll(/\(([\d.]+) s\)/g)].at(-1)?.[1]);

test('a third brand is made from a folder in the running shop, without a build, and sells, with its own texts in each language [BRD-01, I18-06]', {
  tag: '@changing',
}, async ({ page, baseURL }) => {
  const before = builtAt();
  const said = brand(join(root, 'e2e/third-brand'));
  expect(said).toMatch(/zonnewende shows its first page/);
  // The brand is read within a second; the rest of the time is the start of the commands.
  expect(secondsOf(said)).toBeLessThan(30);
  expect(builtAt()).toEqual(before);

  const visitor = shopper(page);
  await visitor.visit('/zonnewende');
  await expect(page.getByRole('heading', { level: 1, name: 'Zonnewende' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Kom de zon keren');
  const looks = await page.evaluate(() => ({
    brand: document.documentElement.dataset.brand,
    primary: getComputedStyle(document.documentElement).getPropertyValue('--brand-color-primary'),
    logo: document.querySelector<HTMLImageElement>('header img')?.naturalWidth,
    hero: document.querySelector<HTMLImageElement>('main picture img')?.naturalWidth,
  }));
  expect(looks).toMatchObject({ brand: 'zonnewende', primary: '#ffcf33' });
  expect([looks.logo, looks.hero].every((width) => (width ?? 0) > 0)).toBe(true);

  await visitor.visit('/zonnewende/tickets');
  await visitor.add('Avond', 2);
  const basket = await visitor.openBasket();
  await expect(basket).toContainText('130,50');
  await basket.getByRole('checkbox', { name: /voorwaarden/ }).check();
  await basket.getByRole('button', { name: 'Verder naar je gegevens' }).click();
  await expect(page.getByRole('combobox', { name: 'Geslacht' })).toHaveCount(0);
  await visitor.fillForm('noor@example.com');
  await visitor.submitForm();
  await visitor.pay();
  await expect(page).toHaveURL(/\/zonnewende\/paymentstatus/);
  await visitor.paidOrder();

  await page.context().addCookies([{ name: 'language', value: 'es', url: baseURL ?? '' }]);
  await visitor.visit('/zonnewende');
  await expect(page.getByRole('main')).toContainText('Ven a girar el sol');
});

test('an invalid folder is refused with a message, and the shop continues', async ({ page }) => {
  const folder = join(root, 'e2e/src');
  expect(() => brand(folder)).toThrow(/brand\.json is missing/);
  expect((await page.goto('/solstrand'))?.status()).toBe(200);
});
