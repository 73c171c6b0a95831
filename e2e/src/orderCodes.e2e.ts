import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page, TestInfo } from 'playwright/test';
import { expect, longWalk, test } from './journey.ts';
import { openPayment } from './openPayment.ts';
import { shopper } from './shopper.ts';

test.describe.configure(longWalk);

const isMissing = (tool: string): boolean => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error !== undefined;

/** The codes that a scanner reads from a picture. */
const codesIn = (picture: string): string[] =>
  execFileSync('zbarimg', ['--quiet', '--raw', '--nodbus', picture], { encoding: 'utf8' }).trim().split('\n');

/** The codes that a scanner reads from the screen of a phone with the order's first ticket. */
async function scanned(page: Page, info: TestInfo): Promise<string[]> {
  const code = page.getByRole('img', { name: /^QR-code van/ }).first();
  await code.evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }));
  const picture = info.outputPath('phone.png');
  writeFileSync(picture, await page.screenshot());
  return codesIn(picture);
}

const shops = [
  { slug: 'solstrand', product: 'day-sunday' },
  { slug: 'nachtwoud', product: 'day-sunday' },
];

for (const { slug, product } of shops)
  test(
    `a scanner reads the same code from a ticket of ${slug} on a phone, in large text, light and dark, and from its PDF [PAY-04, BYD-02]`,
    { tag: '@core' },
    async ({ page, browser }, info) => {
      test.skip(isMissing('zbarimg') || isMissing('pdftoppm'), 'apt-get install zbar-tools poppler-utils');
      test.skip(info.project.name === 'phone', 'both projects would show the same phone');
      const visitor = shopper(page);
      await openPayment(page, { slug, products: { [product]: 1 }, email: `noor+codes-${slug}@example.com` });
      await visitor.pay();
      await visitor.paidOrder();
      const link = await page.getByRole('link', { name: 'Bekijk je tickets' }).getAttribute('href');
      const codes = new Map<string, string[]>();
      let named = '';
      for (const colorScheme of ['light', 'dark'] as const) {
        const viewport = { width: 375, height: 800 };
        const phone = await (await browser.newContext({ locale: 'nl-NL', viewport, colorScheme })).newPage();
        await phone.goto(new URL(link ?? '', page.url()).href);
        const drawing = phone.getByRole('img', { name: /^QR-code van/ }).first();
        await expect(drawing).toBeVisible();
        named = (await drawing.getAttribute('aria-label')) ?? '';
        for (const size of ['100%', '200%']) {
          await phone.evaluate((given) => {
            document.documentElement.style.fontSize = given;
          }, size);
          codes.set(`${colorScheme}, ${size}`, await scanned(phone, info));
        }
        const saved = phone.waitForEvent('download');
        await phone.getByRole('button', { name: /^Pdf:/ }).first().click();
        const paper = info.outputPath('paper');
        writeFileSync(`${paper}.pdf`, readFileSync(await (await saved).path()));
        execFileSync('pdftoppm', ['-png', '-r', '120', '-singlefile', `${paper}.pdf`, paper]);
        codes.set(`${colorScheme}, paper`, codesIn(`${paper}.png`));
        await phone.context().close();
      }
      const [first] = [...codes.values()][0] ?? [];
      expect(first).toMatch(/^[0-9A-Z]{25}$/);
      expect(named.replaceAll(' ', '')).toContain(first);
      expect([...codes].filter(([, read]) => read.join() !== first)).toEqual([]);
    },
  );
