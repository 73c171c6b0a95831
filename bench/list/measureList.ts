import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { imposeCondition, openVisitor } from '../page-load/conditions.ts';
import { listProbe, type SeenList } from './listProbe.ts';

/** Results for a page of products; milliseconds. */
export interface ListFigures {
  /** From the start of the navigation until React has hydrated the last control. */
  hydrated: number;
  /** The longest task until that time, including parsing and layout of the page. */
  loadTask: number;
  /** The longest task between the header's hydration and the last control's. */
  hydrationTask: number;
  /** From a press of + to the painted number in the header. */
  press: number;
  /** The longest task of the press, from the touch until the response has arrived. */
  pressTask: number;
}

/** The processor is four times slower; the network is not throttled, since only the list is measured. */
const slowProcessor = { name: 'slow processor', slowdown: 4, line: null };
const timeout = 120_000;
/** The milliseconds after which a press is written and the server's response is displayed. */
const answerTime = 1_500;

const longest = (tasks: SeenList['longTasks']): number => Math.max(0, ...tasks.map(({ lasted }) => lasted));
const seenOf = (page: Page): Promise<SeenList> => page.evaluate(() => globalThis.__list);

/**
 * Opens a page of products as a new visitor, and presses + of the first product twice: the second press is measured.
 */
export async function measureList(browser: Browser, url: string, number: number): Promise<ListFigures> {
  const context = await openVisitor(browser, number);
  try {
    const page = await context.newPage();
    await imposeCondition(page, slowProcessor);
    await page.addInitScript(listProbe);
    await page.goto(url, { waitUntil: 'commit', timeout });
    await page.waitForFunction(() => globalThis.__list.hydrated > 0, null, { timeout });
    const { shell, hydrated, longTasks } = await seenOf(page);
    // Prefetching has finished.
    await wait(3_000);
    await press(page);
    const second = await press(page);
    return {
      hydrated,
      loadTask: longest(longTasks.filter(({ began }) => began < hydrated)),
      hydrationTask: longest(longTasks.filter(({ began, lasted }) => began + lasted > shell && began < hydrated)),
      press: second.answered - second.pressed,
      pressTask: longest(second.longTasks.filter(({ began, lasted }) => began + lasted > second.pressed)),
    };
  } finally {
    await context.close();
  }
}

async function press(page: Page): Promise<SeenList> {
  await page.locator('main fieldset button:last-of-type:not(:disabled)').first().tap({ timeout });
  await page.waitForFunction(() => globalThis.__list.answered > 0, null, { timeout });
  await wait(answerTime);
  return seenOf(page);
}
