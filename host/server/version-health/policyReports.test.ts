import fastifyCookie from '@fastify/cookie';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import { Registry } from '@prometheus-io/client';
import Fastify, { type FastifyInstance } from 'fastify';
import { pagePolicy } from '../security/pagePolicy.ts';
import { releaseDocument } from '../testing/releaseDocument.ts';
import { policyReportRoutes, policyReportsOf, policyReportsPerMinute } from './policyReports.ts';
import { visitProofs } from './visitProofs.ts';

const visitor = '1608c1d5-51ec-431f-a851-5c157dc98a53';
const visit = { visitor, brand: 'solstrand', revision: 2 };
const proofs = visitProofs({ secret: 'a-token-for-tests' });
const released = releaseDocument({ revision: 3, pins: { mf_tickets: { stable: '1.9.0' } }, versions: ['1.9.0'] });
const step = { name: 'tickets', module: 'tickets', sells: ['ticket'], texts: {} } satisfies StepDeclaration;
const tickets = released.versions.mf_tickets?.['1.9.0'];
const document = {
  ...released,
  versions: { mf_tickets: { '1.9.0': { ...tickets, steps: [step] } } },
} as ReleaseDocument;

let app: FastifyInstance;
let metrics: Registry;
const logged: string[] = [];
beforeEach(async () => {
  logged.length = 0;
  metrics = new Registry();
  app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } });
  await app.register(fastifyCookie);
  policyReportRoutes(app, {
    registry: metrics,
    proofs,
    releases: { current: async () => document },
    isBrand: (brand) => brand === 'solstrand',
  });
});
afterEach(() => app.close());

const send = async (payload: object, cookies: Record<string, string> = { visitor }) =>
  (
    await app.inject({
      method: 'POST',
      url: policyReportsOf({ brand: 'solstrand', revision: 2 }) ?? '',
      headers: { 'content-type': 'application/csp-report' },
      cookies,
      payload,
    })
  ).statusCode;

/** Chromium's report about a page with this proof. */
const violation = (change: object = {}, proof = proofs.make(visit)) => ({
  'csp-report': {
    'document-uri': 'http://shop.example/solstrand/tickets?order=secret',
    'effective-directive': 'require-trusted-types-for',
    'original-policy': pagePolicy({ nonce: proof, registryOrigin: '', isDevelopment: false })[
      'content-security-policy'
    ],
    'blocked-uri': 'trusted-types-sink',
    'source-file': 'http://shop.example/remotes/mf_tickets/1.9.0/browser/tickets.ab12.js',
    'line-number': 1,
    'column-number': 55,
    'script-sample': 'Element innerHTML|<b>Grace Hopper</b>',
    ...change,
  },
});
const counted = async () =>
  (await metrics.metrics()).split('\n').filter((line) => line.startsWith('shop_policy_violations_total{'));

test('a violation of a page’s policy is counted by the remote’s version and logged, without text and address [FED-08]', async () => {
  expect(await send(violation())).toBe(204);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    msg: 'a page’s policy refused something',
    ...{ brand: 'solstrand', revision: 2, route: 'slug-tickets', remote: 'mf_tickets', version: '1.9.0' },
    violation: 'require-trusted-types-for refused Element innerHTML at browser/tickets.ab12.js:1:55',
  });
  expect(await counted()).toEqual([
    'shop_policy_violations_total{brand="solstrand",directive="require-trusted-types-for",remote="mf_tickets",version="1.9.0"} 1',
  ]);
  expect(logged.join()).not.toMatch(/Hopper|secret|1608c1d5/);
});

test('an unreleased version has no metric, and violations without a remote are counted for the shell [FED-08]', async () => {
  await send(violation({ 'source-file': 'http://shop.example/remotes/mf_tickets/9.9.9/browser/a.js' }));
  await send(
    violation({
      'source-file': 'http://shop.example/solstrand/order/secret-of-the-order',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?y',
    }),
  );
  expect(logged.join()).not.toContain('secret');
  expect(JSON.parse(logged[1] ?? '')).toMatchObject({
    ...{ remote: '', version: '' },
    violation: 'script-src-elem refused https://evil.example at 1:55',
  });
  expect(await counted()).toEqual([
    expect.stringContaining('remote="",version=""} 1'),
    expect.stringContaining('directive="script-src-elem",remote="",version=""} 1'),
  ]);
});

test('policy reports without a page’s proof, from a browser extension, or over the limit are ignored; an invalid one is refused [FED-08]', async () => {
  expect(await send(violation({}, 'x'.repeat(32)))).toBe(204);
  expect(await send(violation(), { visitor: '1608c1d5-51ec-431f-a851-5c157dc98a54' })).toBe(204);
  expect(await send(violation({ 'source-file': 'chrome-extension://abc/inject.js' }))).toBe(204);
  expect(await send({ 'csp-report': { 'document-uri': 1 } })).toBe(400);
  expect(await send({ 'csp-report': { 'document-uri': 'x'.repeat(20_000) } })).toBe(413);
  for (let count = 0; count < policyReportsPerMinute.client + 10; count += 1) await send(violation());
  expect(await counted()).toEqual([expect.stringMatching(new RegExp(` ${policyReportsPerMinute.client - 2}$`))]);
});
