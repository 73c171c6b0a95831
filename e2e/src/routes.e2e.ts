import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { belowShop, festivals, type Language, type ShopPage, shopPages } from './shopPages.ts';
import { exampleAccount, signedInAs, signIn } from './signIn.ts';
import { stepName } from './stepTexts.ts';
import { walked } from './testSize.ts';

type Shown = Omit<ShopPage, 'path' | 'heading'>;

const isTakenOver = (page: Page) =>
  page.getByRole('main').evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));

/** Opens an address and waits until React has hydrated the page, because the console is complete then. */
const open = async (page: Page, path: string): Promise<Shown> => {
  const answer = await page.goto(path);
  await expect.poll(() => isTakenOver(page)).toBe(true);
  return { status: answer?.status() ?? 0, title: await page.title() };
};

/**
 * Opens an address and compares it with the expected answer. If the shop API of a busy machine answers too late, the
 * server redirects to the shop's home page [RTE-05]. The address is opened again only in this case.
 */
const expectPage = async (page: Page, { path, ...expected }: Omit<ShopPage, 'heading'>): Promise<void> => {
  const isAway = () => path !== new URL(page.url()).pathname && /^\/[^/]+$/.test(new URL(page.url()).pathname);
  let shown = await open(page, path);
  for (let again = 0; again < 3 && isAway(); again += 1) shown = await open(page, path);
  expect([path, shown]).toEqual([path, expected]);
};

const speak = (page: Page, language: Language, url = '') =>
  page.context().addCookies([{ name: 'language', value: language, url }]);

/** The server's answer for an address, without a browser. */
const answered = async (page: Page, path: string): Promise<Shown> => {
  const answer = await page.request.get(path);
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(await answer.text()) ?? [];
  return { status: answer.status(), title };
};

for (const [slug, festival] of festivals) {
  for (const isSignedIn of [false, true]) {
    test(`${slug} has every route and no other, each with its title in three languages, ${isSignedIn ? 'for a signed-in account' : 'for a guest'}`, async ({
      page,
      baseURL,
    }) => {
      const who = isSignedIn ? exampleAccount.id : null;
      if (isSignedIn) await signIn(page, slug);
      expect(await signedInAs(page, slug)).toBe(who);
      for (const [turn, language] of (['nl', 'en', 'es'] as const).entries()) {
        await speak(page, language, baseURL);
        // In a short run each page is opened in one of the languages.
        const pages = walked(shopPages(slug, festival, language), (_, index) => index % 3 === turn);
        for (const { path, heading: _, ...expected } of pages)
          expect([language, path, await answered(page, path)]).toEqual([language, path, expected]);
        const moved = await page.request.get(`/${slug}/transport?a=1`, { maxRedirects: 0 });
        expect([moved.status(), moved.headers().location]).toEqual([302, `/${slug}/${stepName('transport')}?a=1`]);
      }
      // No page has ended the session.
      expect(await signedInAs(page, slug)).toBe(who);
    });
  }

  test(`an unknown address of ${slug} and an id that the shop does not sell are a 404 in the browser; a former address redirects`, async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/status of 404/);
    for (const { path, status, title } of shopPages(slug, festival, 'nl'))
      if (status === 404) await expectPage(page, { path, status, title });
    await open(page, `/${slug}/transport?a=1`);
    await expect(page).toHaveURL(`/${slug}/${stepName('transport')}?a=1`);
  });
}

test('every route opens in the browser for a signed-in account, without console errors', async ({ page, baseURL }) => {
  await signIn(page, 'nachtwoud');
  await speak(page, 'es', baseURL);
  for (const [path, title] of belowShop)
    await expectPage(page, { path: `/nachtwoud/${path}`, status: 200, title: `${title.es} · Nachtwoud` });
});

test('the index and the login page work outside all shops', async ({ page, baseURL }) => {
  for (const [language, index, login] of [
    ['en', 'Festivals', 'Log in'],
    ['es', 'Festivales', 'Iniciar sesión'],
    ['nl', 'Festivals', 'Inloggen'],
  ] as const) {
    await speak(page, language, baseURL);
    await expectPage(page, { path: '/', status: 200, title: index });
    await expectPage(page, { path: '/login', status: 200, title: login });
  }
  await page.getByRole('link', { name: 'Nachtwoud' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nachtwoud' })).toBeVisible();
});
