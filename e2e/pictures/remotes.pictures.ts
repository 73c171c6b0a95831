import type { Frame, Page } from 'playwright/test';
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
 * The states below each other as on the page of all states, in the fonts of the brand. Lists of forty and of long names are cut off where they
 * only repeat themselves; frames of other brands and languages are left out.
 */
const sheet = `
  main > section > p:first-child { font-family: inherit !important; }
  main > section:is([aria-label='forty'], [aria-label='long-names'], [aria-label='loading']) { max-height: 37rem; overflow: hidden; }
  main > section:has(iframe):is([aria-label$=' nl'], [aria-label$=' en'], [aria-label$=' es']) { display: none; }
  iframe { block-size: 56rem !important; }
`;

/** Waits until the module is shown in a frame: in each state but the one in which it never comes. */
const isShown = async (frame: Frame): Promise<void> => {
  await frame.locator('main > *').first().waitFor({ state: 'attached' });
  await expect(
    frame.locator(':is(main, main > section:not([aria-label="loading"])) > [role=status][aria-busy=true]'),
  ).toHaveCount(0);
};

/** Hides each state that shows the same as an earlier one, which takes its name too. */
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
      await page.clock.setFixedTime(day);
      await page.goto(`${addressOf(remote)}?module=${module}&brand=${brands[0]}&state=all&framed`);
      await page.addStyleTag({ content: sheet });
      await page.locator('main > section').first().waitFor();
      for (const frame of await page.locator('iframe:visible').all()) await frame.scrollIntoViewIfNeeded();
      for (const frame of page.frames()) await isShown(frame);
      await leaveOutSame(page);
      for (const brand of brands) {
        for (const frame of page.frames())
          await frame.evaluate((name) => {
            document.documentElement.dataset.brand = name;
          }, brand);
        await expectPictures(page, `${remote}/${module}.${brand}`, { fullPage: true });
      }
    });
  }
}
