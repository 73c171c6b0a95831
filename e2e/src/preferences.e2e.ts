import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { pageAddresses } from './pageAddresses.ts';
import { answers, shopper } from './shopper.ts';
import { walked } from './testSize.ts';

/** The elements of the page that move automatically or for longer than a moment. Runs in the page. */
const moving = (): string[] =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => {
      const { duration = 0, iterations = 1 } = effect?.getTiming() ?? {};
      return playState === 'running' && Number(duration) * (iterations ?? 1) > 20;
    })
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? '');

/** Controls without any part that forced colours keep: a border, a line or a word. Runs in the page. */
const vanished = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')]
    .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
    .filter((control) => {
      // The border of a stepper is around its three parts.
      const hasEdge = [control, control.parentElement, control.closest('fieldset')].some((part) => {
        if (!part) return false;
        const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(part);
        return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || outlineStyle !== 'none';
      });
      const hasWords = control.textContent?.trim() !== '' || control.querySelector('svg, img') !== null;
      return (
        !hasEdge && !hasWords && !control.closest('label') && !document.querySelector(`label[for="${control.id}"]`)
      );
    })
    .map((control) => control.outerHTML.slice(0, 160));

/**
 * Controls that are smaller than 24 px and have a neighbour within that distance [WCAG 2.5.8]. Links in a sentence are
 * exempt.
 */
const small = (): string[] => {
  const boxes = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  return boxes
    .filter(({ control, box }) => {
      const isInText = getComputedStyle(control).display === 'inline' && control.closest('p, li') !== null;
      return !isInText && Math.min(box.width, box.height) < 24;
    })
    .map(
      ({ control, box }) => `${Math.round(box.width)} x ${Math.round(box.height)} ${control.outerHTML.slice(0, 120)}`,
    );
};

const visited = (slug: string) => pageAddresses(slug).filter((path) => !path.includes('compare'));

const openBasket = async (page: Page) => {
  await shopper(page).visit('/solstrand/tickets');
  await shopper(page).add('Weekendticket', 1);
  await shopper(page).openBasket();
};

test('with reduced motion nothing moves automatically on any page or in any overlay [LAY-03]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/solstrand', '/nachtwoud', '/solstrand/tickets']) {
    await page.goto(path);
    await answers(page.getByRole('main'));
    expect([path, await page.evaluate(moving)]).toEqual([path, []]);
  }
  await openBasket(page);
  expect(await page.evaluate(moving)).toEqual([]);
});

test('in forced colours every control is distinguishable from its background [LAY-03]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/solstrand', '/nachtwoud/merchandise', '/nachtwoud/tickets']) {
    await page.goto(path);
    await answers(page.getByRole('main'));
    expect([path, await page.evaluate(vanished)]).toEqual([path, []]);
  }
  await openBasket(page);
  expect(await page.evaluate(vanished)).toEqual([]);
});

test('each control is 24 px or larger, and those in the shop’s own bars have more space [LAY-03]', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/status of 404/);
  await page.setViewportSize({ width: 320, height: 640 });
  // A short run checks every third page here. The journey `accessibility` checks targets of 24 px, or the space around
  // them, on all pages.
  for (const path of walked(visited('nachtwoud'), (_, index) => index % 3 === 1)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await page.evaluate(small)]).toEqual([path, []]);
  }
});
