import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { type Condition, imposeCondition, openVisitor } from './conditions.ts';
import type { Figures } from './measures.ts';
import { probePage, type Seen } from './pageProbe.ts';
import { type LoggedRequest, type RequestLog, recordRequests } from './requestLog.ts';

interface Visit {
  browser: Browser;
  /** The URL of the shop, without a trailing slash. */
  origin: string;
  /** The path of the page: `/solstrand/tickets`, or a home page. */
  path: string;
  condition: Condition;
  /** The client address of this visitor, used by no other. */
  number: number;
}

interface OpenPage {
  page: Page;
  session: CDPSession;
  log: RequestLog;
  seen: Seen;
}

const sellsHere = (path: string): boolean => path.endsWith('/tickets');

/** The control that a shopper would press first: + of a ticket; on a home page the cart. */
const controlOf = (path: string): string =>
  sellsHere(path) ? 'main button[aria-label^="Meer "]:not(:disabled)' : 'header button[aria-haspopup="dialog"]';

const timeout = 60_000;

/** Measures a first visit with an empty cache and a second one; on a page with products, also presses and steps. */
export async function measureVisit(visit: Visit): Promise<Figures> {
  const context = await openVisitor(visit.browser, visit.number);
  try {
    const opened = await openPage(context, visit);
    const first = firstLoad(opened);
    const heap = await heapOf(opened.session);
    const use = sellsHere(visit.path) ? await pressAndStep(opened, visit) : {};
    await opened.page.close();
    return { ...first, heap, ...use, ...(await secondVisit(context, visit)) };
  } finally {
    await context.close();
  }
}

/** Measures the first paint of a page, which does not depend on its scripts. */
export async function measurePaint(visit: Visit): Promise<Figures> {
  const context = await openVisitor(visit.browser, visit.number);
  try {
    const page = await context.newPage();
    await imposeCondition(page, visit.condition);
    await page.addInitScript(probePage, controlOf(visit.path));
    await page.goto(`${visit.origin}${visit.path}`, { waitUntil: 'load', timeout });
    await page.waitForFunction(() => globalThis.__seen.firstPaint > 0, null, { timeout });
    const { firstPaint } = await seenOf(page);
    return { firstPaint };
  } finally {
    await context.close();
  }
}

const seenOf = (page: Page): Promise<Seen> => page.evaluate(() => globalThis.__seen);

/** Opens the page and waits until it is usable and its requests are finished. */
async function openPage(context: BrowserContext, { origin, path, condition }: Visit): Promise<OpenPage> {
  const page = await context.newPage();
  const session = await imposeCondition(page, condition);
  await page.addInitScript(probePage, controlOf(path));
  const log = recordRequests(session);
  await page.goto(`${origin}${path}`, { waitUntil: 'commit', timeout });
  await page.waitForFunction(() => globalThis.__seen.usable > 0 && globalThis.__seen.loaded > 0, null, { timeout });
  await log.quiet();
  return { page, session, log, seen: await seenOf(page) };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const bytesOf = (requests: readonly LoggedRequest[]): number => sumOf(requests.map(({ bytes }) => bytes));

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'];

/**
 * The first load is what the page requested until it was usable and all files in its HTML were loaded; the rest is
 * prefetched.
 */
function firstLoad({ log, seen }: OpenPage): Figures {
  const all = log.all();
  const began = Math.min(...all.map((request) => request.began));
  const until = began + Math.max(seen.usable, seen.loaded) / 1_000;
  const requests = all.filter((request) => request.began <= until);
  const ofKind = (kind: string) => bytesOf(requests.filter(({ type }) => type === kind));
  const tasks = seen.longTasks.map(({ lasted }) => lasted);
  return {
    bytes: bytesOf(requests),
    document: ofKind('Document'),
    script: ofKind('Script'),
    stylesheet: ofKind('Stylesheet'),
    font: ofKind('Font'),
    image: ofKind('Image'),
    other: bytesOf(requests.filter(({ type }) => !kinds.includes(type))),
    requests: requests.length,
    waves: Math.max(...requests.map(({ wave }) => wave)),
    ahead: bytesOf(all) - bytesOf(requests),
    firstPaint: seen.firstPaint,
    largestPaint: seen.largestPaint,
    priceVisible: seen.priceVisible || Number.NaN,
    usable: seen.usable,
    layoutShift: seen.layoutShift,
    blocked: sumOf(tasks.map((lasted) => lasted - 50)),
    longestTask: Math.max(0, ...tasks),
  };
}

/** Bytes of the page's live objects, without garbage. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

/** Measures a first press of +, a step that was not prefetched, and the next step after a pause. */
async function pressAndStep({ page, log }: OpenPage, visit: Visit): Promise<Figures> {
  const added = page.waitForEvent('requestfinished', {
    predicate: (request) => request.method() === 'PUT' && /\/carts\/[^/]+\/products/.test(request.url()),
    timeout,
  });
  await page.locator(controlOf(visit.path)).first().tap({ timeout });
  await page.waitForFunction(() => globalThis.__seen.answered > 0, null, { timeout });
  const { startTime, responseEnd } = (await added).timing();
  const { pressed, answered, longTasks } = await seenOf(page);
  const answeredAt = startTime + responseEnd - (await page.evaluate(() => performance.timeOrigin));
  const ofPress = longTasks.filter(({ began, lasted }) => began + lasted > pressed && began < answered);
  await log.quiet();
  const stepFar = await followStep(page, 'header nav li:nth-last-child(2) a');
  await page.goBack();
  await page.waitForSelector(controlOf(visit.path), { timeout });
  await log.quiet();
  return {
    press: answered - pressed,
    pressTask: Math.max(0, ...ofPress.map(({ lasted }) => lasted)),
    added: answeredAt - pressed,
    stepFar,
    stepNear: await followStep(page, 'nav a[class*="next"]'),
  };
}

/**
 * Milliseconds from a press of the link until the next page's heading and content are painted. A script presses, so no
 * touch event announces the press.
 */
async function followStep(page: Page, link: string): Promise<number> {
  await page
    .locator(link)
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await page.waitForFunction(() => globalThis.__seen.arrived > 0, null, { timeout });
  const { pressed, arrived } = await seenOf(page);
  return arrived - pressed;
}

async function secondVisit(context: BrowserContext, visit: Visit): Promise<Figures> {
  const { page, log, seen } = await openPage(context, visit);
  await page.close();
  return {
    againBytes: bytesOf(log.all()),
    againRequests: log.all().length,
    againLargest: seen.largestPaint,
    againUsable: seen.usable,
  };
}
