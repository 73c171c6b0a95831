import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright';
import type { Fault } from './logFaults.ts';
import { hasSample, isLinked, isOpen, isThere, isUsable, showSample } from './pageConditions.ts';
import { pageLeaks } from './pageLeaks.ts';
import type { SampleView } from './sampleView.ts';

/** The result of a page with an exposed module. */
export interface ViewSeen {
  /** False if the shop itself shows other content in this state, such as that it has nothing to sell. */
  isShown: boolean;
  faults: Fault[];
}

interface OpenOptions {
  context: BrowserContext;
  /** The address of the host. */
  shopUrl: string;
  version: RemoteVersion;
  view: SampleView;
  /** Takes the host's log lines since the last call. */
  takeFaults: (remote: string) => Fault[];
}

/** Milliseconds until a module must be shown and usable. */
const timeLimit = 20_000;

/** Milliseconds in which an overlay opens, unless the shop does not open it in this state. */
const openingTime = 5_000;

/** Milliseconds in which a page's last reports arrive. */
const reportTime = 150;

/** The browser's own message about a call or a picture that the samples do not have, or about a page that is not found. */
const isOfSamples = (said: URL, page: URL): boolean =>
  /^\/(api|brand|telemetry)\//.test(said.pathname) || said.pathname === page.pathname;

/** Violations of the page's policy, in Chromium's words. */
const ofPolicy = /Trusted(HTML|Script|ScriptURL)|Content Security Policy/;

/** The file of the remote that logged the message, and the position in the file if Chromium reports one. Without them, the code that logged it could not be found. */
const placeIn = ({ url, lineNumber, columnNumber }: ReturnType<ConsoleMessage['location']>): string => {
  const [, path] = /\/remotes\/\w+\/[^/]+\/([^?]+)/.exec(url) ?? [];
  if (path === undefined) return '';
  return columnNumber > 0 ? ` (${path}:${lineNumber + 1}:${columnNumber + 1})` : ` (${path})`;
};

/** Records errors in the page's console, and uncaught errors. */
function listen(page: Page): Fault[] {
  const faults: Fault[] = [];
  const add = (message: string) => faults.push({ where: 'browser', message });
  page.on('console', (said) => {
    if (said.type() === 'error' && !isOfSamples(new URL(said.location().url, page.url()), new URL(page.url())))
      add(said.text() + (ofPolicy.test(said.text()) ? placeIn(said.location()) : ''));
  });
  page.on('pageerror', (error) => add(error.message));
  return faults;
}

/** Waits for a condition of the page; false after this number of milliseconds. */
const becomes = <Given>(page: Page, condition: (given: Given) => boolean, given: Given, timeout = timeLimit) =>
  page.waitForFunction(condition as never, given, { timeout }).then(
    () => true,
    () => false,
  );

/** Waits until the module is on the page and usable: first the server's rendering, then the sample. */
async function watch(page: Page, { sample, isRendered }: SampleView, files: readonly string[]) {
  let isReady = await becomes(page, isUsable, undefined);
  if (isReady && Object.keys(sample).length > 0) {
    isReady = await becomes(page, hasSample, undefined);
    await page.evaluate(showSample);
  }
  const isShown = isRendered ? await page.evaluate(isLinked, files) : await becomes(page, isOpen, files, openingTime);
  return { isShown, isReady: isReady && (await becomes(page, isUsable, undefined)) };
}

/** A fault is often reported twice: where it occurred and where it was caught. */
const eachOnce = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.where} ${fault.message}`, fault])).values(),
];

const filesOf = ({ name, version, exposes }: RemoteVersion, module: string): string[] =>
  (exposes[`./${module}`]?.js ?? []).map((path) => `/remotes/${name}/${version}/${path}`);

/**
 * Opens the page of a view as a visitor does, watches it until the module is usable, and finds the module's changes to the rest of the page. A
 * module's first view is also visited a second time. [BYD-09]
 */
export async function openView(options: OpenOptions): Promise<ViewSeen> {
  const { context, shopUrl, version, view, takeFaults } = options;
  const { slug, language, sample, world } = view;
  takeFaults(version.name);
  await context.addCookies([
    { name: 'language', value: language, url: shopUrl },
    ...(Object.keys(world.quantities).length > 0
      ? [{ name: `cart_${slug}`, value: `harness|${slug}`, url: shopUrl }]
      : []),
  ]);
  const page = await context.newPage();
  const faults = listen(page);
  try {
    const leaks = await pageLeaks(page, version, shopUrl);
    await page.addInitScript((given) => Object.assign(globalThis, { festivalSample: given }), sample);
    const answer = await page.goto(shopUrl + view.path, { waitUntil: 'load', timeout: timeLimit });
    const status = answer?.status() ?? 0;
    if (status >= 500) faults.push({ where: 'server', message: `the page answers ${status}` });
    const { isShown, isReady } = await watch(page, view, filesOf(version, view.module));
    if (isShown && !isReady) faults.push({ where: 'browser', message: `it is not usable after ${timeLimit} ms` });
    await page.waitForTimeout(reportTime);
    const seen = eachOnce([...takeFaults(version.name), ...faults]);
    if (isShown && isReady && status === 200 && seen.length === 0) {
      const found = [...(await leaks.ofStyles()), ...(await leaks.afterEnd())];
      if (found.length === 0 && view.isVisitedTwice) {
        found.push(...(await leaks.afterSecond(() => becomes(page, isThere, view.isRendered))));
      }
      seen.push(...found.map((message): Fault => ({ where: 'browser', message })));
    }
    return { isShown: isShown && status === 200, faults: seen };
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const seen: Fault[] = [...takeFaults(version.name), ...faults, { where: 'browser', message }];
    return { isShown: false, faults: seen };
  } finally {
    await page.close();
  }
}
