import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from '../answerErrors.ts';
import { deltaStore } from '../files/deltaStore.ts';
import { fileRoutes } from '../files/fileRoutes.ts';
import { pagePolicy } from './pagePolicy.ts';
import { secureAnswers } from './secureAnswers.ts';

const folder = mkdtempSync(join(tmpdir(), 'festival-answers-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'entry.js'), 'export {}');
  writeFileSync(join(folder, 'sheet.css'), 'a{}');
  writeFileSync(join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  app = Fastify();
  secureAnswers(app);
  answerErrors(app);
  await fileRoutes(app, { assets: [folder], brands: [], deltas: deltaStore({ onError: () => {} }) });
  app.get('/data', async () => ({ data: 1 }));
  app.get('/broken', async () => {
    throw new Error('select secret from nowhere');
  });
  app.get('/page', async (_request, reply) =>
    reply
      .headers(pagePolicy({ nonce: 'abc', registryOrigin: '', isDevelopment: false }))
      .type('text/html')
      .send('<p>'),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each(['/data', '/broken', '/nowhere', '/assets/entry.js', '/assets/mark.svg', '/assets/nothing.js'])(
  'the answer at %s, opened by itself, can’t be run, framed or sniffed',
  async (url) => {
    const { headers } = await app.inject(url);
    const policy = String(headers['content-security-policy']);
    for (const rule of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'sandbox',
    ])
      expect(policy.split('; ')).toContain(rule);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  },
);

test('a page has a separate policy, which also forbids plug-ins and a changed base address', async () => {
  const policy = String((await app.inject('/page')).headers['content-security-policy']).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]));
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
  expect(policy).not.toContain('sandbox');
});

test.each([
  ['/data', 'application/json; charset=utf-8'],
  ['/nowhere', 'application/json; charset=utf-8'],
  ['/assets/entry.js', 'application/javascript; charset=utf-8'],
  ['/assets/sheet.css', 'text/css; charset=utf-8'],
  ['/assets/mark.svg', 'image/svg+xml; charset=utf-8'],
])('the answer at %s says that it is %s', async (url, type) => {
  expect((await app.inject(url)).headers['content-type']).toBe(type);
});

test('the answer to a server error does not contain the cause; it says where the log has the details', async () => {
  const { statusCode, body, json } = await app.inject('/broken');
  expect(statusCode).toBe(500);
  expect(body).not.toContain('secret');
  expect(json().error.message).toMatch(/The log has the details under \S+\./);
});

test.each([
  '/assets/',
  '/assets/inner/',
  '/assets/inner',
  '/brand/',
  '/assets/%2e%2e/',
  '/assets/..%2f..%2fpackage.json',
])('%s neither lists a folder nor leads out of it', async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect([400, 403, 404]).toContain(statusCode);
  expect(body).not.toContain('entry.js');
});

test.each(['TRACE', 'PROPFIND'] as const)('%s is not answered', async (method) => {
  const headers = { cookie: 'session=x' };
  const { statusCode, body } = await app.inject({ method: method as 'TRACE', url: '/data', headers });
  expect([400, 404, 405, 501]).toContain(statusCode);
  expect(body).not.toContain('session=x');
});
