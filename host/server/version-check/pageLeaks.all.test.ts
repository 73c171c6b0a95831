import type { Browser } from 'playwright';
import { type LocalServer, localServer } from './localServer.ts';
import { openChromium } from './openChromium.ts';
import { type PageLeaks, pageLeaks } from './pageLeaks.ts';

jest.setTimeout(120_000);

const base = '/remotes/mf_lockers/1.0.0/browser';

/** A shell with a part of mf_lockers, which is removed when the sample ends. */
const shell = `<!doctype html><html><head><link rel="stylesheet" href="/shell.css"><link rel="stylesheet" href="${base}/lockers.css"></head>
<body><header><button class="Header_menu">Menu</button></header><main></main>
<script src="/shell.js"></script><script src="${base}/lockers.js"></script></body></html>`;

const shellScript = `window.shopState = () => 1; window.dataOfShell = {}; window.ending = [];
addEventListener('click', () => {}); setInterval(() => {}, 10); localStorage.setItem('cart', '1');
history.pushState = function pushState() {};
globalThis.festivalSample.end = () => window.ending.forEach((end) => end());
window.beginning = []; globalThis.festivalSample.again = () => window.beginning.forEach((begin) => begin());`;

const files = new Map<string, string>();
let server: LocalServer;
let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
  server = await localServer(async ({ url = '' }, response) => {
    const type = url.endsWith('.css') ? 'text/css' : url.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'content-type': type }).end(files.get(url) ?? '');
  });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The leaks of a part with this script and these styles. */
async function found(script: string, css = '', ask: (leaks: PageLeaks) => Promise<string[]> = (l) => l.afterEnd()) {
  for (const [path, text] of [
    ['/shop', shell],
    ['/shell.js', shellScript],
    ['/shell.css', 'body{background:white}button{color:navy;transition:color 1s}'],
    [`${base}/lockers.js`, script],
    [`${base}/lockers.css`, css],
  ] as const)
    files.set(path, text);
  const page = await browser.newPage();
  try {
    const leaks = await pageLeaks(page, { name: 'mf_lockers', version: '1.0.0' }, server.url);
    await page.addInitScript(() => Object.assign(globalThis, { festivalSample: {} }));
    await page.goto(`${server.url}/shop`);
    return await ask(leaks);
  } finally {
    await page.close();
  }
}

test('additions that the part removes, and additions of builds and of the shell, are not faults [BYD-09]', async () => {
  const script = `
var mf_lockers = { get() {} }; (self.webpackChunkmf_lockers_1 ??= []).push([]); globalThis.__FEDERATION__ ??= {};
const stop = () => {}; addEventListener('pageshow', stop); const timer = setInterval(stop, 5); setTimeout(stop, 60_000);
requestAnimationFrame(stop); localStorage.setItem('mf_lockers.seen', '1'); sessionStorage['mf-lockers'] = '1';
ending.push(() => { requestAnimationFrame(stop); fetch('/shop').then(() => setTimeout(stop, 60_000)); removeEventListener('pageshow', stop); clearInterval(timer); });`;
  expect(await found(script)).toEqual([]);
  const css = '.Lockers_list_a1B2c3{color:red;background:red}.Lockers_list_a1B2c3 button{color:red}main{}';
  expect(await found('', css, (leaks) => leaks.ofStyles())).toEqual([]);
});

test.each([
  ['window.fetch = async () => new Response();', ['it replaces window.fetch (browser/lockers.js:2)']],
  ['XMLHttpRequest.prototype.send = () => {};', ['it replaces XMLHttpRequest.prototype.send (browser/lockers.js:2)']],
  ['history.replaceState = () => {};', ['it adds history.replaceState (browser/lockers.js:2)']],
  ['Array.prototype.last = function () {};', ['it adds Array.prototype.last (browser/lockers.js:2)']],
  ['Object.prototype.lockers = 1;', ['it adds Object.prototype.lockers (browser/lockers.js:2)']],
  ['window.lockerState = { open: 1 };', ['it adds the global lockerState (browser/lockers.js:2)']],
  [
    "addEventListener('keydown', (event) => event.preventDefault(), true);",
    ['it leaves a listener for keydown on window (browser/lockers.js:2)'],
  ],
  ['document.onclick = () => false;', ['it leaves a listener for click on document (browser/lockers.js:2)']],
  ['setInterval(() => {}, 60_000);', ['its timer goes on after it is gone: setInterval (browser/lockers.js:2)']],
  [
    'function again() { setTimeout(again, 60_000); } again();',
    ['its timer goes on after it is gone: setTimeout (browser/lockers.js:2)'],
  ],
  [
    '(async () => { for (;;) await new Promise((done) => setTimeout(done, 1_000)); })();',
    ['its timer goes on after it is gone: setTimeout (browser/lockers.js:2)'],
  ],
  [
    'function draw() { requestAnimationFrame(draw); } draw();',
    ['its timer goes on after it is gone: requestAnimationFrame (browser/lockers.js:2)'],
  ],
  [
    "localStorage.setItem('cart', '2');",
    ['it changes the storage key cart, which does not begin with mf_lockers (browser/lockers.js:2)'],
  ],
  [
    'sessionStorage.theirs = 1;',
    ['it changes the storage key theirs, which does not begin with mf_lockers (browser/lockers.js:2)'],
  ],
  ["document.body.style.background = 'red';", ['it leaves the page changed: style of body: background: red;']],
])('%s is found with its place [BYD-09]', async (script, expected) => {
  const said = await found(`\n(() => { ${script} })();`);
  // Chromium chooses the column: the start of a function, or its parameters.
  expect(said.map((one) => one.replace(/:\d+\)$/, ')'))).toEqual(expected);
});

/** The leaks of a part that starts again with each visit. */
const secondVisit = (effect: string) =>
  found(
    `\n(() => { let visits = 0; const begin = () => { visits += 1; ${effect} }; begin(); beginning.push(begin); })();`,
    '',
    async (leaks) => [...(await leaks.afterEnd()), ...(await leaks.afterSecond(async () => true))],
  );

test.each([
  ["addEventListener('scroll', begin);", 'it leaves a listener for scroll on window'],
  ['setInterval(() => {}, 1_000);', 'its timer goes on after it is gone: setInterval'],
  ['Object.assign(Array.prototype, { visited: () => 2 });', 'it adds Array.prototype.visited'],
  ["localStorage.setItem('visited', '2');", 'it changes the storage key visited, which does not begin with mf_lockers'],
])('a leak that begins with the second visit is found: %s [BYD-09]', async (leak, expected) => {
  expect(await secondVisit(`if (visits > 1) { ${leak} }`)).toEqual([
    expect.stringMatching(`^on its second visit ${expected} \\(browser/lockers\\.js:2:\\d+\\)$`),
  ]);
});

test('a module that removes its additions after each visit has no fault [BYD-09]', async () => {
  const tidy =
    "const timer = setInterval(() => {}, 5); const stop = () => {}; addEventListener('scroll', stop); ending.push(() => { clearInterval(timer); removeEventListener('scroll', stop); });";
  expect(await secondVisit(tidy)).toEqual([]);
});

test('styles that affect the shell are found, with the style sheet [BYD-09]', async () => {
  const ofStyles = (leaks: PageLeaks) => leaks.ofStyles();
  expect(await found('', 'body{background:red!important}', ofStyles)).toEqual([
    'its styles change the shell: background-color of body (browser/lockers.css)',
  ]);
  expect(await found('', 'header{font-size:3px}', ofStyles)).toContain(
    'its styles change the shell: font-size of header (browser/lockers.css)',
  );
  const ofButtons = await found('', '@layer mf_lockers{button{rotate:9deg}}', ofStyles);
  expect(ofButtons).toContain('its styles change the shell: rotate of every button (browser/lockers.css)');
  const script =
    "document.head.append(Object.assign(document.createElement('style'), { textContent: 'button{color:red}' }))";
  expect(await found(`addEventListener('load', () => ${script});`, '', ofStyles)).toContain(
    'its styles change the shell: color of header button (a style element)',
  );
});
