import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFor } from '../../testing/pageFor.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { type RenderOrder, renderPool } from './renderPool.ts';

/** The code of a process in these tests: the address determines its behaviour. */
const program = `
const files = [];
const renderPage = async (page, { url, skeletonsOnly, skippedModules }) => {
  const until = Date.now() + Number(/^\\/takes\\/(\\d+)/.exec(url)?.[1] ?? 0);
  while (Date.now() < until);
  if (url === '/process') return String(process.pid);
  if (url === '/files') return files.join();
  if (url === '/throw') throw new Error('the shell is broken');
  if (url === '/leaves-a-fault') setTimeout(() => { throw new Error('much later'); }, 20);
  if (!skeletonsOnly && !skippedModules.includes('mf_tickets/tickets')) {
    if (url !== '/early') process.send({ kind: 'module', page, module: 'mf_tickets/tickets' });
    if (url.startsWith('/spin')) for (;;);
    if (url.startsWith('/waits')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (url.startsWith('/stopped')) process.kill(process.pid, 'SIGSTOP');
    if (url === '/exit') process.exit();
    if (url === '/memory') for (const all = []; ; ) all.push(new Array(100_000).fill('x'));
  }
  const answer = url !== '/api' ? '' : await new Promise((resolve) => {
    process.once('message', (message) => resolve(message.answer.body));
    process.send({ kind: 'call', page, call: { id: 1, method: 'GET', url: '/x' } });
  });
  return [url, skeletonsOnly, answer, skippedModules.join()].join(' ');
};
process.on('message', async (message) => {
  if (message.kind === 'warm') {
    files.push(...message.files.map(({ file }) => file));
    process.send({ kind: 'warmed' });
  }
  if (message.kind !== 'render') return;
  const { page, request } = message;
  try {
    const html = Buffer.from(await renderPage(page, request));
    process.send({ kind: 'rendered', page, rendered: { status: 200, errorReports: [] }, html });
  } catch ({ name, message }) {
    process.send({ kind: 'failed', page, error: { name, message } });
  }
});
process.send({ kind: 'ready' });`;

const build = temporaryFolder();
writeFileSync(join(build, 'render.cjs'), program);

const stuck: string[] = [];
const skipped: object[] = [];
const onStuck = (url: string) => void stuck.push(url);
const onSkip = (one: object) => void skipped.push(one);
const newPool = (options: Partial<Parameters<typeof renderPool>[0]> = {}) =>
  renderPool({ build, pageTimeLimit: 1_500, onStuck, onSkip, ...options });

const pool = newPool();
afterAll(() => pool.close());
beforeEach(() => {
  stuck.splice(0);
  skipped.splice(0);
});

const order = (url: string, brand = 'solstrand', version = '1.0.0'): RenderOrder => ({
  origin: 'http://shop.example',
  url,
  nonce: 'n',
  files: { mf_tickets: { version, entry: '', exposes: {} } },
  page: pageFor({ config: null }),
  brand: { id: brand, name: '', logo: '', symbol: '', colorScheme: 'light', themeColor: '#fff', css: [], fonts: [] },
});

const htmlOf = async (...given: Parameters<typeof order>) => (await pool.render(order(...given), () => {})).html;

test('a page whose remote slot never returns is sent with skeletons, by another process [FED-05]', async () => {
  expect(await htmlOf('/spin', 'spinning')).toContain('/spin true');
  expect(stuck).toEqual(['/spin']);
  // The brand has a new process.
  const pages = await Promise.all(['/a', '/b', '/c'].map((url) => htmlOf(url, 'spinning')));
  expect(pages.map((html) => html.split(' ')[0])).toEqual(['/a', '/b', '/c']);
});

test.each(['/exit', '/memory'])(
  'a page whose process ends (%s) is sent with skeletons after a second attempt [FED-05]',
  async (url) => {
    expect(await htmlOf(url, `brand${url}`)).toContain(`${url} true`);
    // Filling the memory may take longer than the time limit of a page.
    expect(stuck).toEqual(url === '/exit' ? [url, url] : expect.arrayContaining([url]));
  },
);

test('a fault that a page leaves behind does not affect later pages [FED-05]', async () => {
  await htmlOf('/leaves-a-fault', 'late');
  expect(await htmlOf('/takes/100', 'late')).toContain('/takes/100 false');
  expect(await htmlOf('/after', 'late')).toContain('/after false');
});

test('a module that lost two pages is skipped at once, until its version changes; the log reports it once [FED-05]', async () => {
  for (const url of ['/waits/1', '/waits/2']) await htmlOf(url, 'skipping');
  expect(skipped).toEqual([{ brand: 'skipping', module: 'mf_tickets/tickets', version: '1.0.0', pause: 300_000 }]);
  stuck.splice(0);
  expect(await htmlOf('/waits/3', 'skipping')).toBe('/waits/3 false  mf_tickets/tickets');
  expect(await htmlOf('/other', 'unharmed')).toBe('/other false  ');
  expect(await htmlOf('/mended', 'skipping', '1.0.1')).toBe('/mended false  ');
  expect([stuck, skipped.length]).toEqual([[], 1]);
});

test('a page that is late because its process got no processor is sent with skeletons, and no module is blamed [FED-05]', async () => {
  for (const url of ['/stopped/1', '/stopped/2']) expect(await htmlOf(url, 'starved')).toContain(`${url} true`);
  expect([stuck, skipped]).toEqual([['/stopped/1', '/stopped/2'], []]);
  expect(await htmlOf('/after', 'starved')).toBe('/after false  ');
});

test('hanging pages of one brand delay no page of another, and do not slow its rate [FED-05]', async () => {
  const other = newPool({ workers: 2, pageTimeLimit: 6_000 });
  await Promise.all([other.warm('broken', []), other.warm('fine', [])]);
  for (let warm = 0; warm < 5; warm += 1) await other.render(order('/takes/20', 'fine'), () => {});
  const before = other.pagesPerSecond('fine');
  const hanging = Array.from({ length: 6 }, (_, nr) => other.render(order(`/spin/${nr}`, 'broken'), () => {}));
  const first = Promise.race(hanging.map((page) => page.then(() => 'a page that hung')));
  expect(
    await Promise.race([first, other.render(order('/takes/20', 'fine'), () => {}).then(() => 'a fine page')]),
  ).toBe('a fine page');
  for (let page = 0; page < 10; page += 1) await other.render(order('/takes/20', 'fine'), () => {});
  await Promise.all(hanging);
  expect(other.pagesPerSecond('fine')).toBeGreaterThan(before / 2);
  await other.close();
});

test('each brand has its own processes, started on demand, up to a maximum', async () => {
  const processes = async (brand: string, count: number) => {
    const seen = await Promise.all(Array.from({ length: count }, () => htmlOf('/process', brand)));
    return new Set(seen);
  };
  const [one, two] = [await processes('one', 1), await processes('two', 1)];
  expect([one.size, one.isDisjointFrom(two)]).toEqual([1, true]);
  expect(await processes('one', 1)).toEqual(one);
  const small = newPool({ workers: 1, mostProcesses: 2 });
  const pidOf = async (brand: string) => (await small.render(order('/process', brand), () => {})).html;
  const first = await pidOf('a');
  for (const brand of ['b', 'c']) await pidOf(brand);
  // The third brand's process replaced the one that had been idle for longest.
  expect(await pidOf('a')).not.toBe(first);
  await small.close();
});

test('warmed files have run in a brand’s processes before their first page, also in later processes', async () => {
  await pool.warm('warm', [{ file: '/x', sha384: '' }]);
  const seen = await Promise.all(['/takes/300', '/files', '/files'].map((url) => htmlOf(url, 'warm')));
  expect(seen.slice(1)).toEqual(['/x', '/x']);
});

test('the API calls of remote slots are answered by the server', async () => {
  const { html } = await pool.render(order('/api'), (port) => {
    port.on('message', ({ id, url }) => port.postMessage({ id, status: 200, headers: {}, body: `${url} answered` }));
  });
  expect(html).toContain('/api false /x answered');
});

test('an error of the shell is reported as an error, not as an empty page', async () => {
  await expect(pool.render(order('/throw'), () => {})).rejects.toThrow('the shell is broken');
});

test('pages that wait for a process are rendered in turn: their wait does not count, and no healthy process is ended [FED-05]', async () => {
  // With 2 to 4 processes the last of these pages waits longer than the limit of 1.5 s, which only counts the rendering.
  const pages = await Promise.all(Array.from({ length: 48 }, (_, nr) => htmlOf(`/takes/150/${nr}`, 'busy')));
  expect(pages.every((html) => html.includes(' false '))).toBe(true);
  expect(stuck).toEqual([]);
});

test('the waiting page of a visitor who has left is not rendered', async () => {
  const single = newPool({ workers: 1 });
  await single.warm('solstrand', []);
  const visitor = new AbortController();
  const first = single.render(order('/takes/400'), () => {});
  const given = jest.fn();
  const left = single.render(order('/left'), given, visitor.signal);
  const after = single.render(order('/after'), () => {});
  visitor.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await Promise.all([first, after]);
  await single.close();
  expect(given).not.toHaveBeenCalled();
});
