import type { Frame, Page } from 'playwright/test';
import { requestsUnderWay } from '../src/requestsUnderWay.ts';
import { harnessesFolder } from './harnessesFolder.ts';
import { brands, day, expect, test as pictures } from './pictures.ts';
import { remoteModules } from './remoteModules.ts';
import { serveHarnesses } from './serveHarnesses.ts';

const test = pictures.extend<object, { addressOf: (remote: string) => string }>({
  addressOf: [
    async ({ browserName: _ }, use) => {
      const { addressOf, stop } = await serveHarnesses(harnessesFolder());
      await use(addressOf);
      stop();
    },
    { scope: 'worker' },
  ],
});

/**
 * Shows the states below each other, like the page of all states, in the fonts of the brand: the first state in full,
 * and one screen of each other state. The frames of other brands and languages are left out, and so is the loading
 * state, which the page draws instead of the remote.
 */
const sheet = `
  main > section > p:first-child { font-family: inherit !important; }
  main > section:not(:first-of-type) { max-height: 38rem; overflow: hidden; }
  main > section:is([aria-label='forty'], [aria-label='long-names']) { max-height: 30rem; }
  main > section[aria-label='loading'],
  main > section:has(iframe):is([aria-label$=' nl'], [aria-label$=' en'], [aria-label$=' es']) { display: none; }
  iframe { block-size: 38rem !important; }
`;

/** Waits until the module is shown in a frame, except in the state in which it never loads. */
const isShown = async (frame: Frame): Promise<void> => {
  await frame.locator('main > *').first().waitFor({ state: 'attached' });
  await expect(
    frame.locator(':is(main, main > section:not([aria-label="loading"])) > [role=status][aria-busy=true]'),
  ).toHaveCount(0);
};

/** The frames of states are separate documents, and load when they scroll into view. Returns the page and these frames. */
const framesOf = async (page: Page): Promise<Frame[]> => {
  const frames = [page.mainFrame()];
  for (const iframe of await page.locator('iframe:visible').all()) {
    await iframe.scrollIntoViewIfNeeded();
    const frame = await (await iframe.elementHandle())?.contentFrame();
    if (frame) frames.push(frame);
  }
  return frames;
};

/** Waits until no request runs and nothing changes any more, because an incomplete state looks like another one. */
const settled = async (page: Page, requestsEnded: () => Promise<void>): Promise<void> => {
  let before = '';
  await expect
    .poll(
      async () => {
        await requestsEnded();
        const shown = await page.locator('main').first().innerHTML();
        const isSame = shown === before;
        before = shown;
        return isSame;
      },
      { intervals: [500] },
    )
    .toBe(true);
};

/** Writes CO2 for CO₂, which the brands' fonts lack: otherwise the picture would show the system's font. */
const inOwnFonts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.nodeValue = texts.currentNode.nodeValue?.replaceAll('₂', '2') ?? '';
  });

/** Hides each state that looks the same as an earlier state; the earlier state then has both names. */
const leaveOutSame = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown = new Map<string, Element>();
    for (const section of document.querySelectorAll<HTMLElement>('main > section:not(:has(iframe))')) {
      const [name, ...content] = section.children;
      const html = content
        .map((one) => one.outerHTML.replace(/ (id|for|name|aria-\w+by|aria-controls)="[^"]*"/g, ''))
        .join('');
      const same = shown.get(html);
      if (same) {
        same.append(`, ${section.ariaLabel}`);
        section.style.display = 'none';
      } else if (name) shown.set(html, name);
    }
  });

for (const [remote, modules] of Object.entries(remoteModules())) {
  for (const module of modules) {
    test(`${module} of ${remote} looks as before, in each of its states`, async ({
      page,
      addressOf,
      expectPictures,
    }) => {
      const requests = requestsUnderWay(page);
      await page.clock.setFixedTime(day);
      await page.goto(`${addressOf(remote)}?module=${module}&brand=${brands[0]}&state=all&framed`);
      await page.addStyleTag({ content: sheet });
      await page.locator('main > section').first().waitFor();
      const frames = await framesOf(page);
      for (const frame of frames) await isShown(frame);
      // Waits for texts that a module fetches after it is shown.
      await settled(page, requests.ended);
      await inOwnFonts(page);
      await leaveOutSame(page);
      for (const brand of brands) {
        for (const frame of frames)
          await frame.evaluate((name) => {
            document.documentElement.dataset.brand = name;
          }, brand);
        await expectPictures(page, `${remote}/${module}.${brand}`, { fullPage: true });
      }
    });
  }
}
