import type { Page } from 'playwright/test';
import { heroPainted } from './heroPainted.ts';
import { expect, test } from './journey.ts';
import { lookAt, looksInTurn, looksOf } from './looks.ts';
import { pageAddresses } from './pageAddresses.ts';
import { answers } from './shopper.ts';

const slugs = ['solstrand', 'nachtwoud'];
const languages = ['nl', 'en', 'es'];

/** Nothing is wider than the window. */
const expectNoSideScroll = async (page: Page) => {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
};

/** Opens a page of the shop that is open, as a link of it does, which takes a tenth of the time of a new document. */
const follow = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    (document.activeElement as HTMLElement).blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('#content')).toBeFocused();
};

const cartButton = (page: Page) => page.locator('header button[data-early]');
const panel = (page: Page) => page.getByRole('dialog');

/** Every state of a shop that covers a page, in the order in which a shopper meets them, found without words. */
const overlays: [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'the empty basket',
    async (page) => {
      await cartButton(page).click();
      await expect(panel(page).getByRole('heading').first()).toBeVisible();
    },
  ],
  [
    'a cart with its countdown',
    async (page) => {
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await page.locator('#content fieldset:has([data-early]) button:enabled').last().click();
      await expect(page.getByRole('timer')).toBeVisible();
    },
  ],
  [
    'the basket',
    async (page) => {
      await cartButton(page).click();
      await expect(panel(page).getByRole('radio').first()).toBeVisible();
    },
  ],
  [
    'a question over the basket',
    async (page) => {
      await panel(page).locator('button[class*="remove"]').first().click();
      await expect(page.getByRole('dialog')).toHaveCount(2);
    },
  ],
  [
    'what the basket still needs',
    async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await panel(page).getByRole('button').last().click();
      await expect(panel(page).getByRole('alert').getByRole('listitem').first()).toBeVisible();
    },
  ],
  [
    'the form',
    async (page) => {
      await panel(page).getByRole('radio').last().check();
      await panel(page).getByRole('checkbox').last().check();
      await panel(page).getByRole('button').last().click();
      await expect(page).toHaveURL(/#cf$/);
      await expect(panel(page).getByRole('textbox').first()).toBeVisible();
    },
  ],
  [
    'the form with its errors',
    async (page) => {
      await panel(page).locator('button[type="submit"]').click();
      await expect(panel(page).locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  ],
  [
    'the languages',
    async (page) => {
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await page.locator('header summary').first().click();
      await expect(page.locator('header a[hreflang]').first()).toBeVisible();
    },
  ],
];

for (const [brand, slug] of slugs.entries()) {
  for (const [index, language] of languages.entries()) {
    /** Each screen is seen in another width by each language and brand. */
    const firstTurn = (brand * languages.length + index) % looksInTurn;

    const start = async (page: Page, baseURL: string | undefined) => {
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.goto(`/${slug}`);
      await answers(page.getByRole('main'));
    };

    test(`every route of ${slug} is accessible and fits in ${language}, from 320 to 1920 px and with text of 200 % [LAY-03]`, async ({
      page,
      baseURL,
      quietConsole,
      expectAccessible,
    }) => {
      quietConsole.allow(/status of 404/);
      await start(page, baseURL);
      for (const [number, path] of pageAddresses(slug).entries()) {
        if (path.startsWith(`/${slug}/`)) await follow(page, path);
        else await page.goto(path);
        await test.step(path, async () => {
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          for (const look of looksOf(firstTurn + number)) {
            await lookAt(page, look);
            await expectNoSideScroll(page);
            await expectAccessible(page);
          }
        });
      }
    });

    test(`everything that opens over ${slug} is accessible and fits in ${language} [LAY-03]`, async ({
      page,
      baseURL,
      expectAccessible,
    }) => {
      await start(page, baseURL);
      await follow(page, `/${slug}/tickets`);
      await heroPainted(page);
      for (const [number, [name, open]] of overlays.entries()) {
        await test.step(name, async () => {
          await open(page);
          for (const look of looksOf(firstTurn + number)) {
            await lookAt(page, look);
            await expectNoSideScroll(page);
            await expectAccessible(page);
          }
        });
      }
    });
  }
}
