import { errorCatalogue } from '@festival/shared-contracts/errors/errorCatalogue';
import type { Page } from 'playwright/test';
import { accountStates } from './accountStates.ts';
import { heroPainted } from './heroPainted.ts';
import { expect, test } from './journey.ts';
import { lookAt, looksOf, tooWide } from './looks.ts';
import { type OverlayState, overlayStates } from './overlayStates.ts';
import { ownAccount } from './ownAccount.ts';
import { documentAddresses, isDocument, pageAddresses } from './pageAddresses.ts';
import { answers } from './shopper.ts';
import { isLongRun } from './testSize.ts';

const slugs = ['solstrand', 'nachtwoud'];
const languages = ['nl', 'en', 'es'];

/** Opens an address and waits until React has hydrated it, unless it is a document. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  if (!isDocument(path)) await answers(page.getByRole('main'));
};

/** Opens a page of the open shop without loading a new document, as a link does. This takes a tenth of the time of a new document. */
const follow = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    (document.activeElement as HTMLElement).blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('#content')).toBeFocused();
};

/** Makes the shop refuse the next press of + with this error code of the catalogue. */
const refuseWith = (page: Page, code: string) =>
  page.route('**/api/shopping/carts/*/products', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          json: {
            data: { error: { code, message: code, values: { maximum: 6, minimum: 2, left: 3, title: 'Zaterdag' } } },
          },
        })
      : route.continue(),
  );

const start = async (page: Page, slug: string, language: string, baseURL: string | undefined) => {
  await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
  await open(page, `/${slug}`);
};

/** Opens states one after the other, and checks each of them. */
const lookAtEach = async (
  states: OverlayState[],
  page: Page,
  firstLook: number,
  check: () => Promise<void>,
): Promise<void> => {
  for (const [turn, { name, open }] of states.entries()) {
    await test.step(name, async () => {
      await lookAt(page, { width: 1280, text: 100 });
      await open(page);
      for (const one of looksOf(turn, firstLook)) {
        await lookAt(page, one);
        await test.step(`${one.width} px, ${one.text} %`, async () => {
          expect.soft(await tooWide(page), page.url()).toEqual([]);
          await check();
        });
      }
    });
  }
};

/**
 * In a long run, checks every screen in every language and look. Otherwise checks each route once, distributed over
 * brands and languages so that each combination of brand, language, width and text size is on some screen. It then also
 * checks a sixth of the messages, which share one dialog.
 */
for (const [brand, slug] of slugs.entries()) {
  for (const [index, language] of languages.entries()) {
    const corner = index + languages.length * brand;
    const firstLook = 2 * index + 3 * brand;
    const isMine = (screen: number, outOf: number) => isLongRun || screen % outOf === corner;

    test(`the routes and messages of ${slug} in ${language} are accessible and fit, from 320 to 1920 px and with text of 200 % [LAY-03]`, async ({
      page,
      baseURL,
      quietConsole,
      expectAccessible,
    }) => {
      // A long run has some 770 checks, each of which takes up to 4.5 s on a busy machine.
      test.setTimeout(isLongRun ? 5_400_000 : 240_000);
      quietConsole.allow(/status of 404/);
      /** Checks the open page. */
      const look = async (turn: number, part?: string) => {
        for (const one of looksOf(turn, firstLook)) {
          await lookAt(page, one);
          await test.step(`${one.width} px, ${one.text} %`, async () => {
            expect.soft(await tooWide(page), page.url()).toEqual([]);
            await expectAccessible(page, part);
          });
        }
      };
      await start(page, slug, language, baseURL);
      const routes = [...pageAddresses(slug), ...documentAddresses(slug)].filter((_, number) => isMine(number, 6));
      for (const [turn, path] of routes.entries()) {
        await test.step(path, async () => {
          const isInShop = [path, new URL(page.url()).pathname].every(
            (one) => one.startsWith(`/${slug}/`) && !isDocument(one),
          );
          if (isInShop) await follow(page, path);
          else await open(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await look(turn);
        });
      }

      const messages = Object.keys(errorCatalogue).filter((_, number) => isMine(number, 36));
      for (const [turn, code] of messages.entries()) {
        await test.step(code, async () => {
          await refuseWith(page, code);
          await open(page, `/${slug}/tickets`);
          await page.locator('#content fieldset:has([data-early])').first().getByRole('button').last().click();
          await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
          await look(routes.length + turn, '[role=dialog]');
          await page.unrouteAll();
        });
      }
    });

    // In a short run the journey `purchase` checks the overlays of the other brand.
    if (isLongRun || corner === 5)
      test(`the overlays of ${slug} in ${language}, up to a paid order, are accessible and fit [LAY-03]`, async ({
        page,
        baseURL,
        expectAccessible,
      }) => {
        test.setTimeout(isLongRun ? 1_200_000 : 240_000);
        await start(page, slug, language, baseURL);
        await follow(page, `/${slug}/tickets`);
        await heroPainted(page);
        await lookAtEach(overlayStates, page, firstLook, () => expectAccessible(page));
      });

    // In a short run, the journey that uses a state also checks its accessibility.
    if (isLongRun)
      test(`the overlays of ${slug} in ${language} for guests and accounts are accessible and fit [LAY-03]`, async ({
        page,
        baseURL,
        quietConsole,
        expectAccessible,
      }) => {
        test.setTimeout(1_200_000);
        quietConsole.allow(/net::ERR|Failed to load resource/);
        await start(page, slug, language, baseURL);
        await lookAtEach(accountStates(slug, await ownAccount(`looks-${slug}-${language}`)), page, firstLook, () =>
          expectAccessible(page),
        );
      });
  }
}
