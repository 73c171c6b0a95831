import type { Page } from 'playwright/test';
import { accountStates } from '../src/accountStates.ts';
import { type OverlayState, overlayStates } from '../src/overlayStates.ts';
import { requestsUnderWay } from '../src/requestsUnderWay.ts';
import { answers } from '../src/shopper.ts';
import { exampleAccount } from '../src/signIn.ts';
import { brands, day, expect, screens, test } from './pictures.ts';
import { plainly } from './plainly.ts';

const [, wide] = screens;

/** Gives an order the same number in every run. still.css hides the remaining time of a cart. */
const holdNumber = (page: Page): Promise<void> =>
  page.getByText(/^\d{9}$/).evaluateAll((nodes) => {
    for (const node of nodes) node.textContent = '123456789';
  });

const plain = plainly(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900"></svg>',
);

/** Shows plain fields instead of the festivals' pictures. */
const leaveOutArt = async (page: Page): Promise<void> => {
  await page.route(/\/brand\/\w+\/art\/(?!logo|symbol)/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: plain }),
  );
};

/** The sign-on's own page is left out because it uses the fonts of the system. */
const isOfShop = (state: OverlayState): boolean => state.name !== 'the page to log in';

/** The pages that only the shell draws, and one step. The keys are the names of the pictures. */
const pagesOf = (slug: string): Record<string, string> => ({
  tickets: `/${slug}/tickets`,
  checkout: `/${slug}/checkout`,
  status: `/${slug}/paymentstatus`,
  register: `/${slug}/register`,
  'not-found': `/${slug}/karaoke`,
  terms: `/${slug}/documents/terms`,
});

const wordsOf = (name: string): string => name.replaceAll(/\W+/g, '-');

// Runs in one worker, because the states of both brands use the same account.
test.describe.configure({ mode: 'default' });

for (const brand of brands) {
  test.describe(brand, () => {
    test.beforeEach(({ page }) => page.clock.setFixedTime(day));

    test('the home page looks as before', async ({ page, expectPictures }) => {
      const open = async () => {
        await page.goto(`/${brand}`);
        await answers(page.getByRole('main'));
      };
      await open();
      await expectPictures(page, `shell/${brand}/home-with-art`);
      await leaveOutArt(page);
      await open();
      await expectPictures(page, `shell/${brand}/home`, { fullPage: true });
    });

    test('the pages of the shell look as before', async ({ page, expectPictures, quietConsole }) => {
      quietConsole.allow(/status of 404/);
      await leaveOutArt(page);
      for (const [name, path] of Object.entries(pagesOf(brand))) {
        const requests = requestsUnderWay(page);
        await page.goto(path);
        await requests.ended();
        await expectPictures(page, `shell/${brand}/${name}`);
      }
    });

    test('a step whose remote does not load looks as before', async ({ page, expectPictures, quietConsole }) => {
      quietConsole.allow(/Failed to load resource|MIME type|integrity/i);
      await leaveOutArt(page);
      await page.route(/\/(remotes|files)\/mf_merch\/.*\.js(\?|$)/, (route) =>
        route.fulfill({ status: 404, body: '' }),
      );
      await page.goto(`/${brand}/merchandise`);
      await expect(page.getByRole('status').filter({ hasText: 'Dit deel laadt niet' })).toBeVisible();
      await expectPictures(page, `shell/${brand}/missing-remote`);
    });

    const walk = async (page: Page, states: readonly OverlayState[], look: (name: string) => Promise<void>) => {
      for (const state of states) {
        await test.step(state.name, async () => {
          const requests = requestsUnderWay(page);
          if (wide) await page.setViewportSize(wide);
          await state.open(page);
          await requests.ended();
          await holdNumber(page);
          if (isOfShop(state)) await look(`shell/${brand}/${wordsOf(state.name)}`);
        });
      }
    };

    test('the overlays on the way to a paid order look as before', async ({ page, expectPictures }) => {
      await leaveOutArt(page);
      await page.goto(`/${brand}/tickets`);
      await answers(page.getByRole('main'));
      await walk(page, overlayStates, (name) => expectPictures(page, name));
    });

    test('the overlays for guests and accounts look as before', async ({ page, expectPictures, quietConsole }) => {
      quietConsole.allow(/net::ERR|Failed to load resource/);
      await leaveOutArt(page);
      // The account can be used here, because no other journey uses the shop in which pictures are taken.
      await walk(page, accountStates(brand, exampleAccount), (name) => expectPictures(page, name));
    });
  });
}
