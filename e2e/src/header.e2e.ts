import { heroPainted } from './heroPainted.ts';
import { expect, test } from './journey.ts';
import { signIn } from './signIn.ts';

/** The names of steps that have too little space; a fraction of a pixel is enough for an ellipsis. */
const cutNames = (): string[] =>
  [...document.querySelectorAll('header nav [class*="name"]')].flatMap((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    const isCut = words.getBoundingClientRect().width > name.getBoundingClientRect().width;
    return isCut ? [name.textContent ?? ''] : [];
  });

for (const slug of ['solstrand', 'nachtwoud']) {
  test(`the names of the steps of ${slug} are shown in full in every language from 768 px up [STP-01]`, async ({
    page,
    baseURL,
  }) => {
    for (const language of ['nl', 'en', 'es']) {
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.goto(`/${slug}/packages`);
      await page.evaluate(() => document.fonts.ready);
      await heroPainted(page);
      for (const width of [768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 700 });
        expect([language, width, await page.evaluate(cutNames)]).toEqual([language, width, []]);
      }
    }
    expect(await page.locator('header nav [class*="name"]').count()).toBeGreaterThan(4);
  });
}

test('the name of a logged-in account is shown in full in every language from 768 px up [HDR-01]', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'solstrand');
  const control = page.locator('header summary', { hasText: 'Noor' });
  for (const language of ['nl', 'en', 'es']) {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await page.goto('/solstrand/tickets');
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const cut = await control.evaluate((summary) =>
        [...summary.querySelectorAll('span')]
          .filter((part) => part.scrollWidth > part.clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect([language, width, cut]).toEqual([language, width, []]);
    }
  }
});

test('on a phone the logo keeps its size next to account, earlier orders and cart, and a screen reader reads the total [HDR-01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page, 'solstrand-extra');
  await page.goto('/solstrand-extra/extras');
  await expect(page.getByRole('button', { name: 'Eerdere bestellingen' })).toBeVisible();
  const logo = await page.locator('header img').first().boundingBox();
  expect(logo?.height).toBeGreaterThan(24);
  expect(logo?.width).toBeGreaterThan(100);
  await expect(page.getByRole('button', { name: /^Winkelmand: 0 artikelen, € 0,00/ })).toBeVisible();
});
