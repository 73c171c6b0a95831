import { createHash } from 'node:crypto';
import { NoTurn } from '@festival/service-kit/jobs/turns';
import { languages } from '@festival/shared-contracts/language/languages';
import type { FastifyInstance } from 'fastify';
import type { RenderPool } from '../render/renderPool.ts';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { pageApp } from '../testing/pageApp.ts';
import { shopAnswer } from '../testing/shopAnswer.ts';
import { pageAdmission } from './pageAdmission.ts';

const config = { ...shopAnswer, defaultLanguage: 'es' };

let api: AnsweringServer;
let app: FastifyInstance;
let hold: Promise<void> | undefined;
let isCrowded = false;
const rendered: string[] = [];

const render: RenderPool['render'] = async ({ url }, _serveApi, signal) => {
  await hold;
  signal?.throwIfAborted();
  rendered.push(url);
  return { status: 200, html: 'a page', errorReports: [] };
};

beforeAll(async () => {
  api = await answeringServer(({ path }) => {
    if (path === '/shopping/shops/solstrand') return { body: { ...config, brand: 'solstrand' } };
    if (path === '/shopping/shop') return { body: config };
    return path === '/shopping/products' ? { body: [] } : { status: 404 };
  });
  const places = pageAdmission({ pagesPerSecond: () => 100 });
  app = await pageApp(api.url, {
    render,
    admission: {
      ...places,
      admit: (page, work) => (isCrowded ? Promise.reject(new NoTurn('full')) : places.admit(page, work)),
    },
  });
  // From then on the server knows the shop's design.
  await app.inject('/solstrand');
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(() => {
  isCrowded = false;
  hold = undefined;
  api.requests.splice(0);
  rendered.splice(0);
});

const from = (nr: number) => ({ url: '/solstrand/tickets?policyId=7', remoteAddress: `10.1.${nr >> 8}.${nr & 255}` });

/** The requests of visitors with a cart, which is read for each page. */
const withCart = (nr: number) => ({ ...from(nr), cookies: { cart_solstrand: 'cart-1|secret' } });

/** Waits until this number of visitors was asked to come back: while pages are held, all others are refused or wait for a place. */
const someRefused = (answers: readonly Promise<{ statusCode: number }>[], count: number): Promise<void> =>
  new Promise((resolve, reject) => {
    let refused = 0;
    const count503 = ({ statusCode }: { statusCode: number }) => {
      if (statusCode === 503) refused += 1;
      if (refused === count) resolve();
    };
    for (const answer of answers) answer.then(count503, reject);
  });

test('a crowd gets as many pages as there are places; other visitors are asked to come back, and their data are not read', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  const answers = Array.from({ length: 400 }, (_, nr) => app.inject(withCart(nr)));
  await someRefused(answers, 201);
  resolve();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  const made = statuses.filter((status) => status === 200).length;
  expect(made).toBeGreaterThan(8);
  expect(made).toBeLessThan(200);
  expect(statuses.filter((status) => status === 503)).toHaveLength(400 - made);
  expect(api.requests.filter(({ path }) => path === '/shopping/carts/cart-1')).toHaveLength(made);
  expect((await app.inject(from(1))).statusCode).toBe(200);
});

test('one client that requests every place leaves places for other clients', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  const greedy = Array.from({ length: 400 }, () => app.inject({ url: '/solstrand', remoteAddress: '203.0.113.9' }));
  const other = app.inject(from(1));
  await someRefused(greedy, 201);
  resolve();
  expect((await other).statusCode).toBe(200);
  expect((await Promise.all(greedy)).filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThan(200);
});

test('the busy page reloads its own address automatically, in the brand’s design, without a script', async () => {
  isCrowded = true;
  const answer = await app.inject(from(1));
  expect(answer.statusCode).toBe(503);
  const seconds = Number(answer.headers['retry-after']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
  expect(answer.body).toContain('data-brand="solstrand"');
  expect(answer.body).toContain('/brand/solstrand/logo.svg');
  expect(answer.body).toContain('<html lang="es"');
  expect(answer.body).not.toContain('<script');
  expect(answer.body.length).toBeLessThan(4_000);
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(answer.body) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
});

test('the reloads of a crowd are distributed over several seconds', async () => {
  isCrowded = true;
  const answers = await Promise.all(Array.from({ length: 60 }, () => app.inject('/solstrand')));
  const seconds = answers.map(({ headers }) => Number(headers['retry-after']));
  expect(new Set(seconds).size).toBeGreaterThan(4);
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(4);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(12);
});

test('the busy page is in the visitor’s language', async () => {
  isCrowded = true;
  const texts = await Promise.all(
    languages.map(async (language) => (await app.inject({ url: '/solstrand', cookies: { language } })).body),
  );
  for (const [index, language] of languages.entries()) expect(texts[index]).toContain(`<html lang="${language}"`);
  expect(new Set(texts.map((body) => /<h1>(.*?)<\/h1>/.exec(body)?.[1])).size).toBe(3);
});

test('the busy page of an unknown shop, or outside of all shops, is plain', async () => {
  isCrowded = true;
  // Sends enough requests that each possible delay occurs, after the brand's own page was made.
  const ask = async (url: string) => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => app.inject({ url, cookies: { language: 'nl' } })),
    );
    return answers.map(({ body }) => body.includes('data-brand'));
  };
  expect(await ask('/solstrand')).not.toContain(false);
  expect(await ask('/unread')).not.toContain(true);
  expect((await app.inject('/')).statusCode).toBe(503);
});
