import type { Locator } from 'playwright/test';
import { expect, test } from './journey.ts';

/** Expects that an element is on the first screen and above the bottom bar. */
const expectOnFirstScreen = async (element: Locator, bottom: number): Promise<void> => {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(bottom);
};

const screens = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

for (const [slug, stay] of [
  ['solstrand', 'Belltent in de duinen'],
  ['nachtwoud', 'Boshut voor vier'],
] as const) {
  for (const viewport of screens) {
    test(`the first screen of a stay of ${slug}, ${viewport.width} wide, has its name, days, price and the way to a room, which is brighter than Next [TRV-02]`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(`/${slug}/travel/${slug === 'solstrand' ? 'glamping' : 'cabin'}`);
      const bar = page.getByRole('navigation', { name: 'Vorige en volgende stap' });
      const { y: bottom = 0 } = (await bar.boundingBox()) ?? {};
      const head = page.getByRole('article', { name: stay }).locator('header');
      await expectOnFirstScreen(head.getByRole('heading', { name: stay }), bottom);
      await expectOnFirstScreen(head.getByText(/^Van .* 2027/), bottom);
      await expectOnFirstScreen(head.getByText(/€/).first(), bottom);
      const choose = head.getByRole('link', { name: 'Kies een kamer' });
      await expectOnFirstScreen(choose, bottom);
      const ground = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);
      expect(await ground(choose)).not.toBe(await ground(bar.getByRole('link', { name: /Volgende/ })));
      await choose.click();
      await expect(page.getByRole('heading', { name: /^Kamers voor/ })).toBeInViewport();
    });
  }

  for (const [path, more] of [
    ['tickets/weekend', /^Meer (Weekendticket|Beide nachten)$/],
    ['extras/shower', /^Meer Douchepas/],
  ] as const)
    test(`the first screen of ${slug}/${path} on a phone has the price and the quantity [TIX-10, EXT-01]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(`/${slug}/${path}`);
      const bar = page.getByRole('navigation', { name: 'Vorige en volgende stap' });
      const { y: bottom = 0 } = (await bar.boundingBox()) ?? {};
      await expectOnFirstScreen(page.getByRole('button', { name: more }), bottom);
    });

  test(`on a phone the list of stays of ${slug} begins with a stay, and its filters open without scripts [TRV-01]`, async ({
    browser,
    contextOptions,
    baseURL,
  }) => {
    const viewport = { width: 375, height: 812 };
    const context = await browser.newContext({
      ...contextOptions,
      baseURL: baseURL ?? '',
      viewport,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto(`/${slug}/packages?category=Hotel`);
    const persons = page.getByRole('combobox', { name: 'Personen' });
    await expect(persons).toBeHidden();
    const first = await page.getByRole('article').first().boundingBox();
    expect(first?.y).toBeLessThan(600);
    await page.getByText('Filters: 1 gekozen').click();
    await expect(persons).toBeVisible();
    await page.goto(`/${slug}/transportation`);
    const stop = page.getByRole('article').first();
    await expect(stop.getByText('Heen', { exact: true })).toBeHidden();
    await stop.getByText('Kies plaatsen').click();
    await expect(stop.getByText('Heen', { exact: true })).toBeVisible();
    await context.close();
  });
}
