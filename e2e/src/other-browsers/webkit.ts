import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Capabilities, error, until, type WebElement } from 'selenium-webdriver';
import { type OtherBrowser, patience } from './otherBrowser.ts';
import { option } from './places.ts';

/** The programs that WebKit needs, by their Debian names, as found on this machine. */
export interface WebKitPrograms {
  /** WebKitWebDriver. */
  driver: string;
  /** MiniBrowser, the window around the engine. */
  browser: string;
  /** Xvfb, the screen for that window. */
  screen: string;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

/** Starts a screen. @returns its name for `DISPLAY`, which Xvfb writes when it is ready. */
const startScreen = async (program: string): Promise<{ screen: ChildProcess; display: string }> => {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
};

const startDriver = async (program: string, display: string): Promise<{ driver: ChildProcess; address: string }> => {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Draws without a graphics card, and in the language of the texts that the journeys search for.
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', LANGUAGE: 'nl' },
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => null))?.ok) await setTimeout(50);
  return { driver, address };
};

/** The browser writes its console to its output, which the driver discards. The output therefore goes to a file. */
const capabilitiesOf = (browser: string, console: string): Capabilities =>
  new Capabilities({
    browserName: 'MiniBrowser',
    // A file that never arrives keeps a page loading. With any other strategy, each call to the driver would wait for
    // that file.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: '/bin/sh',
      args: [
        '-c',
        `exec '${browser}' --automation --geometry=1280x880 --enable-write-console-messages-to-stdout=true >'${console}' 2>&1`,
      ],
    },
  });

/**
 * Runs in the page: whether an element has not moved for two frames. A press on a moving panel would miss the element.
 */
const isStill = `
  const [element, answer] = arguments;
  const place = () => { const { x, y } = element.getBoundingClientRect(); return x + ' ' + y; };
  const before = place();
  requestAnimationFrame(() => requestAnimationFrame(() => answer(place() === before)));`;

/** Starts WebKit in its MiniBrowser, on a virtual screen, controlled through WebDriver. */
export const startWebKit = async ({
  driver: driverProgram,
  browser,
  screen: screenProgram,
}: WebKitPrograms): Promise<OtherBrowser> => {
  const folder = mkdtempSync(join(tmpdir(), 'festival-webkit-'));
  const consoleFile = join(folder, 'console');
  const { screen, display } = await startScreen(screenProgram);
  const { driver, address } = await startDriver(driverProgram, display);
  const webkit = await new Builder()
    .usingServer(address)
    .withCapabilities(capabilitiesOf(browser, consoleFile))
    .build();

  const found = (place: string) =>
    webkit.wait(until.elementLocated(By.xpath(place)), patience, `${place} does not come`);
  /** Repeats an action until it succeeds, because a page that appears covers its controls for a moment. */
  const untilDone = async (place: string, use: (element: WebElement) => Promise<unknown>) => {
    let problem: unknown;
    const isDone = async () => {
      try {
        const element = await found(place);
        // The driver scrolls the page, but not a panel over it.
        await webkit.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
        if (!(await webkit.executeAsyncScript<boolean>(isStill, element))) return false;
        await use(element);
        return true;
      } catch (thrown) {
        if (!(thrown instanceof error.WebDriverError)) throw thrown;
        problem = thrown;
        return false;
      }
    };
    await webkit.wait(isDone, patience, '', 250).catch(() => {
      throw new Error(`${place} can’t be used: ${problem}`);
    });
  };
  /** Opens a page. Resolves once the browser has left the previous page. */
  const open = async (at: string) => {
    await webkit.executeScript('window.isBefore = true');
    await webkit.get(at);
    const isLeft = () => webkit.executeScript<boolean>('return !window.isBefore').catch(() => false);
    await webkit.wait(isLeft, patience, `${at} does not come`);
  };
  return {
    open,
    press: async (place) => void (await untilDone(place, (element) => element.click())),
    type: async (place, text) => void (await untilDone(place, (element) => element.sendKeys(text))),
    choose: async (place, text) =>
      void (await untilDone(place, async (list) => (await list.findElement(By.xpath(option(text)))).click())),
    textOf: async (place) => (await found(place)).getText(),
    complaints: () =>
      readFileSync(consoleFile, 'utf8')
        .split('\n')
        .filter((line) => /CONSOLE .*(ERROR|WARN)/.test(line)),
    async close() {
      await webkit.quit();
      driver.kill();
      screen.kill();
      rmSync(folder, { recursive: true });
    },
  };
};
