import Fastify from 'fastify';
import { deltaStore } from '../../files/deltaStore.ts';
import { sharedPages } from '../../pages/sharedPages.ts';
import { type AnsweringServer, answeringServer } from '../../testing/answeringServer.ts';
import { pageApp } from '../../testing/pageApp.ts';
import { shopAnswer } from '../../testing/shopAnswer.ts';
import { remoteRoutes } from '../remoteRoutes.ts';

let shopApi: AnsweringServer;
beforeAll(async () => {
  const keys = { ...shopAnswer, brand: 'solstrand', signOnBrand: '' };
  shopApi = await answeringServer(({ path }) => ({
    body: path.startsWith('/shopping/shops/') ? keys : path === '/shopping/shop' ? shopAnswer : [],
  }));
});
afterAll(() => shopApi.close());

const own = '?remote.mf_tickets=http://127.0.0.1:4100';
const policyOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['content-security-policy']);

test('a shop that sells refuses a developer’s build, and a test shop refuses one of another machine, with a text in three languages [FED-07]', async () => {
  const warnings: string[] = [];
  const log = { write: (line: string) => warnings.push(line) };
  const live = await pageApp(shopApi.url, { log });
  const test = await pageApp(shopApi.url, { allowsOverrides: true, log });
  const foreign = '?remote.mf_tickets=https://evil.example';
  const titles = { nl: 'Dit kan hier niet', en: 'This does not work here', es: 'Esto no es posible aquí' };
  for (const [language, title] of Object.entries(titles)) {
    for (const [app, query] of [
      [live, own],
      [live, foreign],
      [test, foreign],
    ] as const) {
      const answer = await app.inject({ url: `/solstrand/tickets${query}`, cookies: { language } });
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain(`<h1>${title}</h1>`);
      expect(answer.body).toContain('<a href="?">');
      expect(policyOf(answer)).not.toMatch(/evil|127/);
    }
  }
  await live.close();
  await test.close();
  // Each address was answered once.
  expect(warnings).toEqual([]);
});

test('a test shop’s page runs the build under the same policy with that one origin, and is not shared [FED-07]', async () => {
  const shared = sharedPages({ mostBytes: 1_000_000 });
  const keys: string[] = [];
  const watched = {
    ...shared,
    of: (...given: Parameters<typeof shared.of>) => {
      keys.push(given[0]);
      return shared.of(...given);
    },
  };
  const app = await pageApp(shopApi.url, { allowsOverrides: true, sharedPages: watched });
  await app.inject('/solstrand/tickets');
  const plain = await app.inject('/solstrand/tickets');
  const before = keys.length;
  expect(before).toBeGreaterThan(0);
  const page = await app.inject(`/solstrand/tickets${own}`);
  expect(page.statusCode).toBe(200);
  expect(JSON.parse(page.body).remotes.mf_tickets.version).toBe('0.0.0-override.4100');
  expect(keys).toHaveLength(before);
  expect(policyOf(plain)).not.toContain('127.0.0.1:4100');
  const without = (policy: string) => policy.replaceAll(' http://127.0.0.1:4100', '').replace(/nonce-[^']+/g, 'nonce');
  const opened = policyOf(page)
    .split('; ')
    .filter((part) => part.includes('127.0.0.1:4100'));
  expect(opened.map((part) => part.split(' ')[0])).toEqual(['style-src', 'img-src', 'connect-src']);
  expect(without(policyOf(page)).replaceAll(/nonce-[^']+/g, 'nonce')).toBe(without(policyOf(plain)));
  expect(page.headers['integrity-policy']).toBe('blocked-destinations=(script)');
  await app.close();
});

test('the build’s files are loaded from the developer’s machine, in a test shop only [FED-07]', async () => {
  const remotes = { version: async () => undefined, file: async () => '' };
  const deltas = deltaStore({ onError: () => {} });
  const file = '/remotes/mf_tickets/0.0.0-override.4100/browser/remoteEntry.js';
  const test = Fastify();
  remoteRoutes(test, { remotes, deltas }, { allowsOverrides: true });
  const answer = await test.inject(file);
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    307,
    'http://127.0.0.1:4100/shop/browser/remoteEntry.js',
    'no-store',
  ]);
  const live = Fastify();
  remoteRoutes(live, { remotes, deltas });
  expect((await live.inject(file)).statusCode).toBe(404);
});
