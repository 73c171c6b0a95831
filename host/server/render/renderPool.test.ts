import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFor } from '../../testing/pageFor.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { type RenderOrder, renderPool } from './renderPool.ts';

/** A worker for tests: the address tells it what to do. */
const worker = `
exports.warmRemotes = () => {};
exports.renderPage = async ({ url, skeletonsOnly, apiPort }) => {
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
const pool = renderPool({ build, pageTimeLimit: 700, onStuck: (url) => stuck.push(url) });
afterAll(() => pool.close());
beforeEach(() => void stuck.splice(0));

const order = (url: string): RenderOrder => ({
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

test('a page whose remote slot spins goes out with skeletons, made by another worker', async () => {
  const began = performance.now();
  const { html } = await pool.render(order('/spin'), () => {});
  expect(html).toContain('/spin true');
  expect(stuck).toEqual(['/spin']);
  expect(performance.now() - began).toBeLessThan(60_000);
  // The pool has replaced its workers.
  const pages = await Promise.all(['/a', '/b', '/c'].map((url) => pool.render(order(url), () => {})));
  expect(pages.map(({ html: page }) => page.split(' ')[0])).toEqual(['/a', '/b', '/c']);
});

test('what remote slots ask of the API is answered by the server’s own thread', async () => {
  const { html } = await pool.render(order('/api'), (port) => {
    port.on('message', (message) => port.postMessage(`${message} answered`));
  });
  expect(html).toContain('/api false ask answered');
});

test('a shell that throws is an error, not an empty page', async () => {
  await expect(pool.render(order('/throw'), () => {})).rejects.toThrow('the shell is broken');
});
