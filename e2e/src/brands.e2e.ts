import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';

const looksOf = async (page: Page, slug: string) => {
  await page.goto(`/${slug}`);
  const logo = page.getByRole('banner').getByRole('link').first();
  await expect(logo).toBeVisible();
  return {
    title: await page.title(),
    logo: await logo.innerHTML(),
    primary: await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand-color-primary'),
    ),
    typeface: await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily),
    hero: await page.locator('picture img').first().getAttribute('src'),
    words: await page.getByRole('main').textContent(),
  };
};

test('one deployment serves every shop by its slug, each with the logo, colours, fonts, pictures and words of its brand [BRD-01]', async ({
  page,
}) => {
  const solstrand = await looksOf(page, 'solstrand');
  const nachtwoud = await looksOf(page, 'nachtwoud');
  for (const [part, shown] of Object.entries(solstrand)) {
    expect([part, shown]).not.toEqual([part, '']);
    expect([part, shown]).not.toEqual([part, nachtwoud[part as keyof typeof nachtwoud]]);
  }
  // Another shop of the same brand.
  const preview = await looksOf(page, 'solstrand-voorbeeld');
  expect(preview).toMatchObject({ logo: solstrand.logo, primary: solstrand.primary, typeface: solstrand.typeface });
});
