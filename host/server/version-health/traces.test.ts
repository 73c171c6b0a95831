import fastifyCookie from '@fastify/cookie';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import type { PageTrace } from '@festival/release-contracts/release/slotTrace';
import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import { Registry } from '@prometheus-io/client';
import Fastify, { type FastifyInstance } from 'fastify';
import { registryContact } from '../releases/registryContact.ts';
import { pagePolicy } from '../security/pagePolicy.ts';
import { answeringServer } from '../testing/answeringServer.ts';
import { releaseDocument } from '../testing/releaseDocument.ts';
import { browserName } from './browserName.ts';
import { openTraces } from './openTraces.ts';
import { policyReportsOf, policyReportsPerMinute } from './policyReports.ts';
import { tracesPerMinute } from './traceRoutes.ts';
import { visitProofs } from './visitProofs.ts';
import { waitingTraces } from './waitingTraces.ts';

const visitor = '1608c1d5-51ec-431f-a851-5c157dc98a53';
const visit = { visitor, brand: 'solstrand', revision: 2 };
const secret = 'a-token-for-tests';
const proofs = visitProofs({ secret });
const own = { host: 'shop.example', origin: 'http://shop.example', cookie: `visitor=${visitor}` };
const released = releaseDocument({ revision: 3, pins: { mf_tickets: { stable: '1.9.0' } }, versions: ['1.9.0'] });
const step = { name: 'tickets', module: 'tickets', sells: ['ticket'], texts: {} } satisfies StepDeclaration;
const tickets = released.versions.mf_tickets?.['1.9.0'];
const document = {
  ...released,
  versions: { mf_tickets: { '1.9.0': { ...tickets, steps: [step] } } },
} as ReleaseDocument;

const trace: PageTrace = {
  module: 'mf_tickets/tickets',
  route: 'slug-tickets',
  outcome: 'broken',
  given: { version: '1.9.0', rule: 'stable' },
  used: { version: '1.9.0', state: 'failed' },
  page: { answered: 100, loaded: 120 },
  ...{ files: [], loads: [], checks: [] },
  faults: [{ kind: 'remote.broken', at: 300, message: 'planted' }],
};

let app: FastifyInstance;
let registry: Awaited<ReturnType<typeof answeringServer>>;
let metrics: Registry;
let contact: ReturnType<typeof registryContact>;
const logged: string[] = [];
beforeEach(async () => {
  logged.length = 0;
  metrics = new Registry();
  contact = registryContact();
  registry = await answeringServer(() => ({ body: { kept: 1 } }));
  app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } });
  await app.register(fastifyCookie);
  openTraces(app, {
    settings: { registryUrl: registry.url, registryToken: 'a-token-for-tests' },
    registry: metrics,
    version: '3.0.0',
    proofs,
    contact,
    releases: { current: async () => document },
    isBrand: (brand) => brand === 'solstrand',
  });
});
afterEach(async () => {
  await app.close();
  await registry.close();
});

const send = async (payload: object, { url = '/telemetry/traces', headers = {} as object } = {}) =>
  (await app.inject({ method: 'POST', url, headers: { ...own, ...headers }, payload })).statusCode;
const report = (change: object = {}) => ({
  brand: 'solstrand',
  revision: 2,
  proof: proofs.make(visit),
  trace,
  ...change,
});

/** The traces in the registry, once this number has arrived. */
async function received(count: number) {
  const all = () => registry.requests.flatMap(({ body }) => JSON.parse(body).traces);
  while (all().length < count) await new Promise((resolve) => setTimeout(resolve, 20));
  return all();
}

test('a page’s trace is sent to the registry with its id, the host’s data and the browser’s name, and is logged without personal data [FED-05]', async () => {
  const proof = proofs.make(visit);
  contact.failed('solstrand');
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
  expect(await send(report({ proof }), { headers: { 'user-agent': chrome } })).toBe(204);
  const [taken] = await received(1);
  const id = proof.slice(0, 16).replaceAll('+', '-').replaceAll('/', '_');
  expect(taken).toEqual({
    ...trace,
    visit: id,
    at: expect.any(String),
    brand: 'solstrand',
    revision: 2,
    newest: 3,
    registryAway: expect.any(String),
    browser: 'Chrome 131',
  });
  expect(registry.requests[0]).toMatchObject({ path: '/brands/solstrand/traces', method: 'POST' });
  const line = JSON.parse(logged[0] ?? '');
  expect(line).toMatchObject({ event: 'slot-trace', visit: id, module: 'mf_tickets/tickets', outcome: 'broken' });
  expect(logged.join()).not.toContain(visitor);
});

test('a trace’s errors are stored and logged without what may be personal, like those of error lists [FED-05]', async () => {
  const message = 'Cannot read ticket of eva.jansen@example.com at /solstrand/order#506a9999-0000';
  const stack =
    'Error: eva.jansen@example.com\n    at pay (https://shop.example/remotes/mf_tickets/1.9.0/browser/1.js:1:2)';
  const faults = [{ kind: 'remote.broken', at: 300, message, stack }];
  expect(await send(report({ trace: { ...trace, faults } }))).toBe(204);
  const [taken] = await received(1);
  expect(taken.faults).toEqual([
    {
      kind: 'remote.broken',
      at: 300,
      message: 'Cannot read ticket of ‹mail› at /solstrand/order?…',
      stack: 'at pay (/remotes/mf_tickets/1.9.0/browser/1.js:1:2)',
    },
  ]);
  expect(logged.join()).not.toMatch(/eva|506a/);
});

test('forged traces are limited: each needs the proof of a page of this browser, and each network has a limit [FED-05, BYD-08]', async () => {
  expect(await send(report({ proof: 'x'.repeat(32) }))).toBe(204);
  const ofYesterday = visitProofs({ secret, now: () => Date.now() - 86_400_000 }).make(visit);
  expect(await send(report({ proof: ofYesterday }))).toBe(204);
  expect(await send(report(), { headers: { cookie: 'visitor=1608c1d5-51ec-431f-a851-5c157dc98a54' } })).toBe(204);
  expect(await send(report({ brand: 'nordlys' }))).toBe(204);
  expect(await send(report(), { headers: { origin: 'http://evil.example' } })).toBe(403);
  expect(await send(report({ trace: { ...trace, module: '../etc' } }))).toBe(400);
  for (let count = 0; count < tracesPerMinute.client + 20; count += 1) expect(await send(report())).toBe(204);
  await received(tracesPerMinute.client - 4);
  expect(logged.filter((line) => line.includes('slot-trace'))).toHaveLength(tracesPerMinute.client - 4);
});

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
const asReport = {
  headers: { 'content-type': 'application/csp-report' },
  url: policyReportsOf({ brand: 'solstrand', revision: 2 }) ?? '',
};
const counted = async () =>
  (await metrics.metrics()).split('\n').filter((line) => line.startsWith('shop_policy_violations_total{'));

test('a violation of a page’s policy is counted by the remote’s version, logged and sent to the registry, without text and address [FED-08]', async () => {
  expect(await send(violation(), asReport)).toBe(204);
  const [taken] = await received(1);
  expect(taken).toMatchObject({
    module: 'mf_tickets',
    route: 'slug-tickets',
    outcome: 'refused',
    given: { version: '1.9.0' },
    faults: [
      {
        kind: 'policy.require-trusted-types-for',
        message: 'require-trusted-types-for refused Element innerHTML at browser/tickets.ab12.js:1:55',
      },
    ],
  });
  expect(await counted()).toEqual([
    'shop_policy_violations_total{brand="solstrand",directive="require-trusted-types-for",remote="mf_tickets",version="1.9.0"} 1',
  ]);
  expect(logged.join() + JSON.stringify(taken)).not.toMatch(/Hopper|secret/);
});

test('an unreleased version has no metric, and violations without a remote are counted for the shell [FED-08]', async () => {
  await send(violation({ 'source-file': 'http://shop.example/remotes/mf_tickets/9.9.9/browser/a.js' }), asReport);
  await send(
    violation({
      'source-file': 'http://shop.example/solstrand/order/secret-of-the-order',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?y',
    }),
    asReport,
  );
  const [, ofShell] = await received(2);
  expect(JSON.stringify(ofShell) + logged.join()).not.toContain('secret');
  expect(ofShell).toMatchObject({
    module: 'shell',
    given: { version: '3.0.0' },
    faults: [{ message: 'script-src-elem refused https://evil.example at 1:55' }],
  });
  expect(await counted()).toEqual([
    expect.stringContaining('remote="",version=""} 1'),
    expect.stringContaining('directive="script-src-elem",remote="",version=""} 1'),
  ]);
});

test('policy reports without a page’s proof, from a browser extension, or over the limit are ignored; an invalid one is refused [FED-08]', async () => {
  expect(await send(violation({}, 'x'.repeat(32)), asReport)).toBe(204);
  expect(await send(violation({ 'source-file': 'chrome-extension://abc/inject.js' }), asReport)).toBe(204);
  expect(await send({ 'csp-report': { 'document-uri': 1 } }, asReport)).toBe(400);
  expect(await send({ 'csp-report': { 'document-uri': 'x'.repeat(20_000) } }, asReport)).toBe(413);
  for (let count = 0; count < policyReportsPerMinute.client + 10; count += 1) await send(violation(), asReport);
  expect(await counted()).toEqual([expect.stringMatching(new RegExp(` ${policyReportsPerMinute.client - 1}$`))]);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox 131'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari 17',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge 131',
  ],
  ['curl/8', 'another browser'],
])('a browser is identified by its name and main version only: %s', (header, name) => {
  expect(browserName(header)).toBe(name);
});

test('a page has a mark if the registry was unavailable when it was made [FED-05]', () => {
  let now = 1_000_000;
  const log = registryContact(() => now);
  log.failed('solstrand');
  now += 30_000;
  log.failed('solstrand');
  expect(log.awaySince('solstrand', 1_015_000)).toBe(1_000_000);
  expect(log.awaySince('solstrand', 1_040_000)).toBeUndefined();
  expect(log.awaySince('nachtwoud', 1_015_000)).toBeUndefined();
});

test('while the registry is unavailable a limited number of traces wait (the latest ones of all brands), and are removed once sent [FED-05]', () => {
  const waiting = waitingTraces();
  const of = (brand: string, number: number) => ({
    ...trace,
    ...{ visit: `visit-${String(number).padStart(10, '0')}`, at: '2026-11-27T12:00:00.000Z', brand },
    ...{ revision: 2, newest: 2, browser: 'Firefox 131' },
  });
  for (let number = 0; number < 150; number += 1) waiting.add(of(number % 2 ? 'solstrand' : 'nachtwoud', number));
  const taken = waiting.take();
  expect(taken.map(([brand, traces]) => [brand, traces.length])).toEqual([
    ['nachtwoud', 50],
    ['solstrand', 50],
  ]);
  expect(taken[0]?.[1][0]?.visit).toBe('visit-0000000050');
  expect(waiting.take()).toEqual([]);
});
