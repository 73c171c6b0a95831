import { expect, test } from './journey.ts';
import { stepTexts } from './stepTexts.ts';

test.use({ javaScriptEnabled: false });

for (const { slug, ticket, price } of [
  { slug: 'solstrand', ticket: 'Weekendticket', price: /189,00/ },
  { slug: 'nachtwoud', ticket: 'Beide nachten', price: /129,00/ },
]) {
  test(`without JavaScript ${slug} shows header, hero, steps and tickets with their prices [RTE-18]`, async ({
    page,
  }) => {
    await page.goto(`/${slug}`);
    await page.getByRole('link', { name: stepTexts('tickets').start }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /voorpagina/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: stepTexts('tickets').title })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Stappen' }).getByRole('link', { name: stepTexts('transportation').name }),
    ).toBeVisible();
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: ticket, exact: true }) });
    await expect(card).toBeVisible();
    await expect(card.getByText(price).first()).toBeVisible();
    // The buttons are visible, so the page shows that they can't be used.
    await expect(page.getByText('Bestellen lukt niet in deze browser').filter({ visible: true })).toBeVisible();
    const hero = page.locator('picture img').first();
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test(`a step of ${slug} whose page is larger than 30 kB is complete without JavaScript`, async ({ page }) => {
    const answer = await page.goto(`/${slug}/merchandise`);
    expect((await answer?.body())?.length).toBeGreaterThan(30_000);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}
