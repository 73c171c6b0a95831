import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFor } from '../../testing/pageFor.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { type RenderOrder, renderPool } from './renderPool.ts';

/** A worker for tests: the address tells it what to do. */
const worker = `
const { threadId } = require('node:worker_threads');
exports.warmRemotes = () => {};
exports.renderPage = async ({ url, skeletonsOnly, apiPort, began }) => {
  if (began) {
    Atomics.store(began, 0, 1);
    Atomics.notify(began, 0);
  }
  const until = Date.now() + Number(/^\\/takes\\/(\\d+)/.exec(url)?.[1] ?? 0);
  while (Date.now() < until);
  if (url === '/thread') return { status: 200, html: String(threadId), errorReports: [] };
  if (url === '/throw') throw new Error('the shell is broken');
  if (url === '/spin' && !skeletonsOnly) for (;;);
  const answer = url === '/api' ? await new Promise((resolve) => {
    apiPort.once('message', resolve);
    apiPort.postMessage('ask');
  }) : '';
  apiPort.close();
  const seen = Object.keys(process.env).sort().join();
  return { status: 200, html: [url, skeletonsOnly, answer, seen].join(' '), errorReports: [] };
};`;

const build = temporaryFolder();
writeFileSync(join(build, 'render.cjs'), worker);

const stuck: string[] = [];
const pool = renderPool({ build, pageTimeLimit: 1_500, waitLimit: 60_000, onStuck: (url) => stuck.push(url) });
afterAll(() => pool.close());
beforeEach(() => void stuck.splice(0));

const order = (url: string): RenderOrder => ({
  origin: 'http://shop.example',
  url,
  nonce: 'n',
  files: {},
  page: pageFor({ config: null }),
});

test('a worker sees no secret of the server: of its environment NODE_ENV alone', async () => {
  process.env.REGISTRY_TOKEN = 'secret';
  const { html } = await pool.render(order('/page'), () => {});
  expect(html).toBe('/page false  NODE_ENV');
});

test('a page whose remote slot spins is sent with skeletons, by another worker', async () => {
  const began = performance.now();
  const { html } = await pool.render(order('/spin'), () => {});
  expect(html).toContain('/spin true');
  expect(stuck).toEqual(['/spin']);
  expect(performance.now() - began).toBeLessThan(60_000);
  // The pool has replaced its workers.
  const pages = await Promise.all(['/a', '/b', '/c'].map((url) => pool.render(order(url), () => {})));
  expect(pages.map(({ html: page }) => page.split(' ')[0])).toEqual(['/a', '/b', '/c']);
});

test('the API calls of remote slots are answered by the server’s own thread', async () => {
  const { html } = await pool.render(order('/api'), (port) => {
    port.on('message', (message) => port.postMessage(`${message} answered`));
  });
  expect(html).toContain('/api false ask answered');
});

test('a shell that throws is an error, not an empty page', async () => {
  await expect(pool.render(order('/throw'), () => {})).rejects.toThrow('the shell is broken');
});

test('pages that wait for a worker are rendered in turn: their wait does not count, no healthy worker is ended [FED-05]', async () => {
  const threads = async () => {
    const seen = await Promise.all(Array.from({ length: 12 }, () => pool.render(order('/thread'), () => {})));
    return [...new Set(seen.map(({ html }) => html))].sort();
  };
  const before = await threads();
  // 2 to 4 workers: the last of these waits for more than the limit of 1.5 s, which counts a run alone.
  const pages = await Promise.all(
    Array.from({ length: 48 }, (_, nr) => pool.render(order(`/takes/150/${nr}`), () => {})),
  );
  expect(pages.every(({ html }) => html.includes(' false '))).toBe(true);
  expect(stuck).toEqual([]);
  expect(await threads()).toEqual(before);
});

test('beyond the queue a page is refused at once, and one that waits too long is given up; neither is rendered', async () => {
  const small = renderPool({ build, workers: 1, mostWaiting: 2, waitLimit: 500, onStuck: (url) => stuck.push(url) });
  await small.warm([]);
  const began = performance.now();
  const outcomes = await Promise.allSettled(
    ['/takes/900', '/a', '/b', '/c', '/d'].map(async (url) => {
      await small
        .render(order(url), () => {})
        .catch((error: Error) => {
          throw new Error(`${error.name} after ${performance.now() - began < 250 ? 'no' : 'a'} wait`);
        });
    }),
  );
  await small.close();
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'page' : outcome.reason.message))).toEqual([
    'page',
    'NoTurn after a wait',
    'NoTurn after a wait',
    'NoTurn after no wait',
    'NoTurn after no wait',
  ]);
  expect(stuck).toEqual([]);
});

test('the waiting page of a visitor who has left is not rendered', async () => {
  const single = renderPool({ build, workers: 1, onStuck: (url) => stuck.push(url) });
  await single.warm([]);
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
