import { expect, test } from './journey.ts';
import { shopper } from './shopper.ts';
import { stepName, stepTexts } from './stepTexts.ts';

test('a deep link with a category is followed once the shop is ready, and keeps the query; Back skips the link [RTE-03]', async ({
  page,
}) => {
  await page.goto('/nachtwoud');
  await page.goto('/solstrand?utm_source=mail&deeplink=%2Fsolstrand%2Fpackages&category=Camping');
  await expect(page).toHaveURL(`/solstrand/${stepName('packages')}?utm_source=mail&category=Camping`);
  // No stay has this category, and a message about it is over the page.
  await expect(
    page.getByRole('heading', { level: 1, name: stepTexts('packages').title, includeHidden: true }),
  ).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('deeplink');
  await page.goBack();
  await expect(page).toHaveURL(/\/nachtwoud$/);
});

test('a link that is opened outside all shops is stored for the next shop, in a secure cookie of 15 minutes [RTE-02, RTE-03]', async ({
  page,
}) => {
  await page.goto('/?deeplink=tickets&utm_source=mail');
  await expect(page).toHaveURL(/\/\?utm_source=mail$/);
  const cookies = () => page.context().cookies();
  await expect.poll(async () => (await cookies()).some(({ name }) => name === 'deeplink')).toBe(true);
  const stored = (await cookies()).find(({ name }) => name === 'deeplink');
  expect(stored).toMatchObject({ path: '/', secure: true, sameSite: 'Lax' });
  expect(((stored?.expires ?? 0) * 1000 - Date.now()) / 60_000).toBeCloseTo(15, 0);

  await page.getByRole('link', { name: 'Solstrand', exact: true }).first().click();
  await expect(page).toHaveURL(`/solstrand/${stepName('tickets')}?utm_source=mail`);
  await expect(page.getByRole('heading', { level: 1, name: stepTexts('tickets').title })).toBeVisible();
});

for (const target of ['https://evil.example/solstrand', '//evil.example', '/\\evil.example']) {
  test(`a deep link to ${target} is ignored, and the shop is unchanged [RTE-03]`, async ({ page }) => {
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil')) left.push(new URL(request.url()).host);
    });
    await shopper(page).visit(`/solstrand?deeplink=${encodeURIComponent(target)}&category=x&utm_source=mail`);
    await expect(page).toHaveURL(/\/solstrand\?utm_source=mail$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(left.filter((host) => host.includes('evil'))).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('deeplink');
  });
}
