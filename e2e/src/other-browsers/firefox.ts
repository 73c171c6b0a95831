import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { type OtherBrowser, patience } from './otherBrowser.ts';
import { option } from './places.ts';

/** The console of WebDriver BiDi does not report violations of the page's policy. */
const tellBrokenPolicy = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`${violatedDirective} refuses ${blockedURI}`),
  );

/** Starts Firefox without a window, controlled through WebDriver BiDi. */
export const startFirefox = async (executablePath: string): Promise<OtherBrowser> => {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'nl' },
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await firefox.newPage();
  page.setDefaultTimeout(patience);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.evaluateOnNewDocument(tellBrokenPolicy);

  const placed = (place: string) => page.locator(`::-p-xpath(${place})`);
  const handleOf = async (place: string) => (await placed(place).waitHandle()) as ElementHandle<Element>;
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    press: (place) => placed(place).click(),
    type: async (place, text) => (await handleOf(place)).type(text),
    async choose(place, text) {
      const list = await handleOf(place);
      const chosen = await list.waitForSelector(`::-p-xpath(${option(text)})`);
      await list.select((await chosen?.evaluate((node) => node.getAttribute('value'))) ?? '');
    },
    textOf: async (place) => (await handleOf(place)).evaluate((node) => node.textContent ?? ''),
    complaints: () => complaints,
    close: () => firefox.close(),
  };
};
