import type { Locator, Page } from 'playwright/test';
import { heroPainted } from './heroPainted.ts';
import { expect, test } from './journey.ts';
import { leaveSeconds } from './ownCart.ts';
import { shopper } from './shopper.ts';
import { stepTexts } from './stepTexts.ts';

const steps = (page: Page) => ({
  rail: page.locator('header nav ol').first(),
  menu: page.getByText(/^Stap \d van \d$/),
});

const token = (page: Page, name: string) =>
  page.evaluate((given) => getComputedStyle(document.documentElement).getPropertyValue(given), name);

test('a phone is up to 767 px wide and a tablet up to 1023; content has 12 columns and is 1180 px wide at most [LAY-01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/solstrand/packages');
  const { rail, menu } = steps(page);
  await expect(menu).toBeVisible();
  await expect(rail).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menu).toBeHidden();
  await expect(rail).toBeVisible();
  // From 1024 px on, a step's state is below its name.
  await expect(rail.getByText('als je wilt').first()).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(rail.getByText('als je wilt').first()).toBeVisible();

  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/solstrand');
  const tiles = page
    .getByRole('main')
    .locator('ol, ul')
    .filter({ hasText: stepTexts('merchandise').tile })
    .first();
  const shown = await tiles.evaluate((list) => ({
    columns: getComputedStyle(list).gridTemplateColumns.split(' ').length,
    width: list.getBoundingClientRect().width,
  }));
  expect(shown).toEqual({ columns: 12, width: 1180 });
});

for (const slug of ['solstrand', 'nachtwoud']) {
  test(`name, price and quantity of the first tickets of ${slug} are visible on a low screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/${slug}/tickets`);
    const topOfBar = (await page.getByRole('link', { name: /^Volgende/ }).boundingBox())?.y ?? 0;
    const more = await page
      .getByRole('button', { name: /^Meer / })
      .first()
      .boundingBox();
    expect(topOfBar).toBeGreaterThan(700);
    expect((more?.y ?? topOfBar) + (more?.height ?? 0)).toBeLessThan(topOfBar);
  });
}

for (const slug of ['solstrand', 'nachtwoud']) {
  test(`fonts that load late do not shift the first screen of ${slug}`, async ({ page }) => {
    const letters = Promise.withResolvers<void>();
    await page.route('**/*.woff2', (route) => letters.promise.then(() => route.continue()));
    await page.goto(`/${slug}`, { waitUntil: 'domcontentloaded' });
    await heroPainted(page);
    const parts = page.locator('main :is(h1, h1 ~ *, p)');
    /** The positions of the first screen's parts, on phones of several widths. */
    const tops = async () => {
      const found: number[] = [];
      for (const width of [360, 375, 390, 412, 427]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(
          ...(await parts.evaluateAll((all) => all.slice(0, 4).map((one) => one.getBoundingClientRect().top))),
        );
      }
      return found;
    };
    const before = await tops();
    letters.resolve();
    await page.evaluate(() => document.fonts.ready);
    expect(await tops()).toEqual(before.map((top) => expect.closeTo(top, 0)));
  });
}

for (const slug of ['solstrand', 'nachtwoud']) {
  test(`a missing page below a step of ${slug} is visible above the bottom bar, with its link home [RTE-08]`, async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/status of 404/);
    const bar = page.getByRole('navigation', { name: 'Vorige en volgende stap' });
    const home = page.getByRole('main').getByRole('link', { name: 'Naar de voorpagina' });
    await page.goto(`/${slug}/tickets/karaoke`);
    for (const size of [
      { width: 375, height: 812 },
      { width: 1280, height: 900 },
    ]) {
      await page.setViewportSize(size);
      const link = await home.boundingBox();
      const topOfBar = (await bar.boundingBox())?.y ?? 0;
      expect(topOfBar).toBeGreaterThan(size.height / 2);
      expect((link?.y ?? topOfBar) + (link?.height ?? 0)).toBeLessThan(topOfBar);
    }
  });
}

test('the primary colour is orange and the login button blue, unless a brand has its own [LAY-01]', async ({
  page,
}) => {
  await page.goto('/');
  expect(await token(page, '--brand-color-primary')).toBe('#ff8a1f');
  expect(await token(page, '--brand-color-login')).toBe('#1d4ed8');
  await page.goto('/nachtwoud');
  expect(await token(page, '--brand-color-primary')).toBe('#c8ff4d');
  const logIn = page.getByRole('link', { name: 'Inloggen' });
  const themed = await logIn.evaluate((link) => getComputedStyle(link).backgroundColor);
  await page.goto('/solstrand');
  expect(await logIn.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(29, 78, 216)');
  expect(themed).not.toBe('rgb(29, 78, 216)');
});

/** All elements that are wider than the page, and pairs of controls or step names that overlap. */
const crowding = () => {
  const seen = [
    ...document.querySelectorAll(
      'header a, header button, header summary, header [class*="name"], nav[class*="bar"] a, nav[class*="bar"] button',
    ),
  ]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.width > 1 && box.height > 1 && element.checkVisibility());
  const overlaps = seen.flatMap(({ element, box }, index) =>
    seen.slice(index + 1).flatMap(({ element: other, box: beside }) => {
      if (element.contains(other) || other.contains(element)) return [];
      // The bars may cover the page and, on a low screen, each other.
      if (element.closest('header') !== other.closest('header')) return [];
      const wide = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
      const high = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
      return wide > 1 && high > 1 ? [`${element.textContent} over ${other.textContent}`] : [];
    }),
  );
  return { sideways: document.documentElement.scrollWidth - innerWidth, overlaps };
};

for (const slug of ['solstrand', 'nachtwoud']) {
  test(`${slug} works with text of 200 % and zoom of 400 %: nothing overlaps, and on low screens the bars leave enough space for the page`, async ({
    page,
  }) => {
    for (const [path, size] of [
      ['/tickets', '100%'],
      ['/tickets', '200%'],
      ['', '200%'],
      // The heading of this page has the longest word.
      ['/travel/cabin?language=es', '200%'],
    ] as const) {
      await page.goto(`/${slug}${path}`);
      await page.evaluate((given) => {
        document.documentElement.style.fontSize = given;
      }, size);
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 812 });
        const expected = { sideways: expect.any(Number), overlaps: [] };
        const found = await page.evaluate(crowding);
        expect([path, width, size, found]).toEqual([path, width, size, expected]);
        expect([path, width, size, found.sideways]).toEqual([path, width, size, Math.min(0, found.sideways)]);
      }
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await shopper(page).visit(`/${slug}/tickets?language=nl`);
    await page.evaluate(() => scrollTo(0, 800));
    const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Vorige en volgende stap' })];
    for (const bar of bars) await expect(bar).not.toBeInViewport();
  });
}

for (const [slug, ticket] of [
  ['solstrand', 'Weekendticket'],
  ['nachtwoud', 'Beide nachten'],
] as const) {
  test(`in the last minutes of a cart of ${slug} a phone shows the page’s title below the countdown, and the offer of another language above it [CNT-01, BYD-01, I18-02]`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'es-ES' });
    const page = await context.newPage();
    await page.setViewportSize({ width: 375, height: 640 });
    await page.goto(`/${slug}/tickets?language=nl`);
    await context.clearCookies();
    const visitor = shopper(page);
    await visitor.visit(`/${slug}/tickets`);
    const title = page.getByRole('heading', { level: 1 });
    const topOfTitle = async () => (await title.boundingBox())?.y ?? 0;
    const endOf = async (part: Locator) => {
      const { y, height } = (await part.boundingBox()) ?? { y: 9_999, height: 0 };
      return y + height;
    };
    expect(await endOf(page.getByRole('link', { name: 'Seguir en español' }))).toBeLessThanOrEqual(await topOfTitle());
    await visitor.add(ticket, 1);
    await leaveSeconds(page, slug, 119);
    for (const language of ['nl', 'en', 'es']) {
      await page.goto(`/${slug}/tickets?language=${language}`);
      for (const width of [320, 360, 375]) {
        await page.setViewportSize({ width, height: 640 });
        const end = await endOf(page.getByRole('timer').locator('..'));
        expect([language, width, end <= (await topOfTitle())]).toEqual([language, width, true]);
      }
    }
    await context.close();
  });
}

test('on a phone held sideways nothing is under the notch, and the panel’s close button is not either [LAY-01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47 } });
  await page.goto('/solstrand/tickets');
  const isClear = async (target: Locator) => {
    const box = await target.boundingBox();
    return box !== null && box.x >= 47 && box.x + box.width <= 844 - 47;
  };
  const { rail } = steps(page);
  for (const link of await rail.getByRole('link').all()) expect(await isClear(link)).toBe(true);
  await expect.poll(() => isClear(page.getByRole('heading', { level: 1 }))).toBe(true);
  await page.getByRole('button', { name: /^Winkelmand/ }).click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Sluiten' });
  await expect(close).toBeVisible();
  await expect.poll(() => isClear(close)).toBe(true);
});
