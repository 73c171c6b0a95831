import fastifyCookie from '@fastify/cookie';
import type { Pin } from '@festival/release-contracts/release/release';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { resolvePins } from '@festival/release-contracts/release/resolvePins';
import { oneVital } from '@festival/release-contracts/release/visitVitals';
import { freePort } from '@festival/service-kit/testing/freePort';
import { Registry } from '@prometheus-io/client';
import Fastify, { type FastifyInstance } from 'fastify';
import { answeringServer } from '../testing/answeringServer.ts';
import { releaseDocument } from '../testing/releaseDocument.ts';
import { openWatch } from './openWatch.ts';
import { versionWatch } from './versionWatch.ts';
import { type ProvenVisit, visitProofs } from './visitProofs.ts';
import type { RemoteVisit } from './visitReport.ts';
import { visitReportsPerMinute } from './visitRoutes.ts';

const canaryPin: Pin = { stable: '1.8.0', canary: '1.9.0', basisPoints: 1_000, rolloutId: 'solstrand/2' };

const documentOf = (revision: number, pin: Pin) => releaseDocument({ revision, pins: { mf_tickets: pin } });

let current: ReleaseDocument;
beforeEach(() => {
  current = documentOf(2, canaryPin);
});

/** A visitor to whom the release gives this version of the tickets; any visitor if the release gives it to none. */
const visitorOf = (version: string): string => {
  const visitors = Array.from({ length: 200 }, (_, nr) => `visitor-${String(nr).padStart(28, '0')}`);
  const given = (visitor: string) => resolvePins(current.release, visitor).mf_tickets?.version;
  return visitors.find((visitor) => given(visitor) === version) ?? '';
};

const deps = {
  releases: { current: async () => current },
  isBrand: (brand: string) => brand === 'solstrand',
};

function aWatch() {
  const registry = new Registry();
  const watch = versionWatch({ ...deps, registry });
  const visited = (visit: RemoteVisit, revision = current.release.revision, remote = 'mf_tickets') =>
    watch.visited({ brand: 'solstrand', revision, remotes: { [remote]: visit } }, visitorOf(visit.version));
  /** The metrics that are not zero, without their help texts. */
  const numbers = async () =>
    (await registry.metrics())
      .split('\n')
      .filter((line) => /^shop_remote_.* [1-9]/.test(line) && !line.includes('_bucket'));
  return { watch, visited, numbers };
}

const labels = (version: string, lane: string) =>
  `{brand="solstrand",remote="mf_tickets",version="${version}",lane="${lane}"}`;

test('events of each version are counted by remote, version, brand and lane [BYD-08]', async () => {
  const { watch, visited, numbers } = aWatch();
  await visited({ version: '1.9.0', seen: true, threw: true, unhydrated: true });
  await visited({ version: '1.8.0', seen: true, completed: true, seconds: 1.5 });
  const page = { status: 200, html: '', modules: ['mf_tickets/tickets', 'mf_tickets/membership'] };
  const failed = { kind: 'page.partly', message: 'planted', module: 'mf_tickets/tickets' };
  await watch.rendered('solstrand', { mf_tickets: { version: '1.9.0' } }, { ...page, errorReports: [failed, failed] });
  await watch.lost({ brand: 'solstrand', module: 'mf_tickets/tickets', version: '1.9.0' });
  const [canary, stable] = [labels('1.9.0', 'canary'), labels('1.8.0', 'stable')];
  expect(await numbers()).toEqual([
    `shop_remote_renders_total${canary} 1`,
    `shop_remote_render_throws_total${canary} 2`,
    `shop_remote_visits_total${canary} 1`,
    `shop_remote_visits_total${stable} 1`,
    `shop_remote_visit_throws_total${canary} 1`,
    `shop_remote_hydration_failures_total${canary} 1`,
    `shop_remote_completions_total${stable} 1`,
    `shop_remote_usable_seconds_sum${stable} 1.5`,
    `shop_remote_usable_seconds_count${stable} 1`,
  ]);
});

test('only versions of the newest release have metrics, so clients cannot create others', async () => {
  const { watch, visited, numbers } = aWatch();
  await visited({ version: '9.9.9', seen: true });
  await visited({ version: '1.9.0', seen: true }, 2, 'mf_other');
  const remotes = { mf_tickets: { version: '1.9.0', seen: true as const } };
  await watch.visited({ brand: 'nordlys', revision: 1, remotes }, visitorOf('1.9.0'));
  // Each visitor has one lane: a report about the other lane's version is not theirs.
  await watch.visited({ brand: 'solstrand', revision: 2, remotes }, visitorOf('1.8.0'));
  expect(await numbers()).toEqual([]);
  await visited({ version: '1.9.0', seen: true });
  await visited({ version: '1.8.0', seen: true });
  current = documentOf(3, { stable: '1.9.0' });
  await visited({ version: '1.8.0', seen: true });
  expect(await numbers()).toEqual([]);
  await visited({ version: '1.9.0', seen: true });
  expect(await numbers()).toEqual([`shop_remote_visits_total${labels('1.9.0', 'stable')} 1`]);
});

test('visits of both lanes are compared from the release that set the canary’s share, by pages made since then [BYD-08]', async () => {
  const { watch, visited } = aWatch();
  await visited({ version: '1.8.0', seen: true, completed: true }, 1);
  await visited({ version: '1.8.0', seen: true, seconds: Math.E });
  await visited({ version: '1.9.0', seen: true, threw: true });
  const none = { visits: 0, throws: 0, completions: 0, timed: 0, logSeconds: 0, logSecondsSquared: 0, vitals: {} };
  expect(watch.takeCanaries()).toEqual([
    [
      'solstrand',
      {
        trials: {
          mf_tickets: {
            pin: canaryPin,
            stable: { ...none, visits: 1, timed: 1, logSeconds: 1, logSecondsSquared: 1 },
            canary: { ...none, visits: 1, throws: 1 },
          },
        },
      },
    ],
  ]);
  expect(watch.takeCanaries()).toEqual([]);
  // A release of another remote changes nothing for this one; another share starts from zero.
  current = documentOf(3, canaryPin);
  await visited({ version: '1.8.0', seen: true }, 2);
  expect(watch.takeCanaries()).toHaveLength(1);
  current = documentOf(4, { ...canaryPin, basisPoints: 5_000 });
  await visited({ version: '1.8.0', completed: true }, 3);
  expect(watch.takeCanaries()).toEqual([]);
});

test('visits are also counted without a canary, for release managers [FED-04]', async () => {
  const { watch, visited } = aWatch();
  current = documentOf(2, { stable: '1.8.0' });
  await visited({ version: '1.8.0', seen: true, threw: true });
  const [[, counted] = []] = watch.takeCanaries();
  expect(counted?.trials.mf_tickets).toMatchObject({
    pin: { stable: '1.8.0' },
    stable: { visits: 1, throws: 1 },
    canary: { visits: 0 },
  });
});

test('a page’s vitals are counted for its steps, and an order for its versions [BYD-08]', async () => {
  const { watch } = aWatch();
  const visit = { version: '1.9.0', seen: true as const, inp: 300, lcp: 1_900, sold: 12_500 };
  const report = { brand: 'solstrand', revision: 2, step: 'tickets', pressedOn: 'basket' };
  await watch.visited({ ...report, remotes: { mf_tickets: visit } }, visitorOf('1.9.0'));
  const [[, counted] = []] = watch.takeCanaries();
  expect(counted?.trials.mf_tickets?.canary.vitals).toEqual({
    tickets: { lcp: oneVital(1_900) },
    basket: { inp: oneVital(300) },
  });
  expect(counted?.sales).toEqual({ mf_tickets: { '1.9.0': { orders: 1, cents: 12_500 } } });
});

test('errors of a version are grouped by message and place, without possible personal data [BYD-08]', async () => {
  const { watch } = aWatch();
  const stack =
    'Error: x\n    at submit (https://shop.example/remotes/mf_tickets/1.9.0/browser/1.js:1:205)\n    at https://evil.example/x.js:1:1';
  const error = { remote: 'mf_tickets', version: '1.9.0', kind: 'uncaught', stack, step: 'tickets' };
  const failed = (message: string, userAgent: string, version = '1.9.0') =>
    watch.failed({ brand: 'solstrand' }, [{ ...error, version, message }], visitorOf('1.9.0'), {
      userAgent,
      visit: `page-of-${message.slice(13, 16)}--123`,
      network: `192.0.2.${message.length}`,
    });
  await failed('No place for jan@example.com', 'Mozilla/5.0 AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15');
  await failed('No place for eva@example.com', 'Mozilla/5.0 Chrome/140.0 Safari/537.36');
  await failed('of the other lane', 'Mozilla/5.0', '1.8.0');
  expect(watch.takeCanaries()).toEqual([
    [
      'solstrand',
      {
        trials: {},
        errors: [
          {
            remote: 'mf_tickets',
            version: '1.9.0',
            kind: 'uncaught',
            message: 'No place for ‹mail›',
            frames: ['at submit (/remotes/mf_tickets/1.9.0/browser/1.js:1:205)'],
            count: 2,
            networks: 1,
            browsers: { Safari: 1, Chrome: 1 },
            steps: { tickets: 2 },
          },
        ],
      },
    ],
  ]);
  expect(watch.takeCanaries()).toEqual([]);
});

test('one page counts once for an error, and a network for ten different ones a day; of many, those of most networks are reported [BYD-08]', async () => {
  const { watch } = aWatch();
  const failed = (message: string, visit: string, network: string) =>
    watch.failed(
      { brand: 'solstrand' },
      [{ remote: 'mf_tickets', version: '1.9.0', kind: 'uncaught', message, stack: '', step: 'tickets' }],
      visitorOf('1.9.0'),
      { userAgent: '', visit, network },
    );
  const taken = () => watch.takeCanaries()[0]?.[1].errors ?? [];
  for (let nr = 0; nr < 3; nr += 1) await failed('real', 'page-1', '192.0.2.1');
  await failed('real', 'page-2', '192.0.2.1');
  await failed('real', 'page-3', '192.0.2.2');
  expect(taken()).toMatchObject([{ message: 'real', count: 3, networks: 2 }]);
  for (let nr = 0; nr < 60; nr += 1) await failed(`lure ${'x'.repeat(nr)}`, `page-${3 + (nr % 20)}`, '203.0.113.1');
  expect(taken()).toHaveLength(10);
  for (let nr = 0; nr < 150; nr += 1) await failed(`lure ${'x'.repeat(nr)}`, `stranger-${nr}`, `203.0.114.${nr}`);
  for (const nr of [1, 2]) await failed('also real', `other-${nr}`, `192.0.2.${nr}`);
  const reported = taken();
  expect(reported).toHaveLength(100);
  expect(reported[0]).toMatchObject({ message: 'also real', networks: 2 });
});

describe('a server', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  const proofs = visitProofs();
  const visit = (given: Partial<ProvenVisit> = {}): ProvenVisit => ({
    visitor: visitorOf('1.9.0'),
    brand: 'solstrand',
    revision: 2,
    ...given,
  });
  const reportOf = (proof = proofs.make(visit()), facts: object = { seen: true }) => ({
    brand: 'solstrand',
    revision: 2,
    proof,
    remotes: { mf_tickets: { version: '1.9.0', ...facts } },
  });
  const own = { host: 'shop.example', origin: 'http://shop.example' };
  interface Sent {
    payload?: object;
    headers?: object;
    visitor?: string;
    remoteAddress?: string;
  }
  const send = async ({ payload = reportOf(), headers = own, visitor = visitorOf('1.9.0'), ...from }: Sent = {}) =>
    (
      await app.inject({
        method: 'POST',
        url: '/telemetry/visits',
        headers: { ...headers, cookie: `visitor=${visitor}` },
        payload,
        ...from,
      })
    ).statusCode;
  async function open(settings: Parameters<typeof openWatch>[1]['settings'], options = {}) {
    app = Fastify(options);
    await app.register(fastifyCookie);
    return openWatch(app, { ...deps, settings, proofs });
  }

  test('reports the visits of canaries to the registry, with its token [BYD-08]', async () => {
    const registry = await answeringServer(() => ({ body: { outcome: 'counted' } }));
    await open({ registryUrl: registry.url, registryToken: 'a-token-for-tests' });
    expect(await send()).toBe(204);
    while (registry.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const [received] = registry.requests;
    expect(received).toMatchObject({ method: 'POST', path: '/brands/solstrand/visits' });
    expect(received?.headers.authorization).toBe('Bearer a-token-for-tests');
    expect(JSON.parse(received?.body ?? '')).toMatchObject({ trials: { mf_tickets: { canary: { visits: 1 } } } });
    await registry.close();
  });

  test('only accepts visits of its own pages, limited per client; without a token it says what does not work', async () => {
    const logged: string[] = [];
    const stream = { write: (line: string) => void logged.push(line) };
    const watch = await open({ registryUrl: 'http://127.0.0.1:9' }, { logger: { level: 'warn', stream } });
    expect(logged.join()).toContain('no canary is taken back by itself');
    expect(await send({ headers: { ...own, origin: 'http://evil.example' } })).toBe(403);
    expect(await send({ headers: { host: own.host } })).toBe(403);
    expect(await send({ payload: { ...reportOf(), brand: 'No Brand' } })).toBe(400);
    expect(await send({ payload: reportOf(undefined, { seconds: 0 }) })).toBe(400);
    const flood = Array.from({ length: visitReportsPerMinute.client + 10 }, () => send());
    expect(new Set(await Promise.all(flood))).toEqual(new Set([204]));
    const [[, counted] = []] = watch.takeCanaries();
    expect(counted?.trials.mf_tickets?.canary.visits).toBe(1);
  });

  test('a visit counts once, with the proof of a page of this browser: 600 forged ones change nothing [BYD-08]', async () => {
    const watch = await open({ registryUrl: 'http://127.0.0.1:9' });
    const canaryVisits = () => watch.takeCanaries()[0]?.[1].trials.mf_tickets?.canary;
    let client = 0;
    const sendAlone = (sent: Sent) => {
      client += 1;
      return send({ ...sent, remoteAddress: `10.0.${client >> 8}.${client & 255}` });
    };
    const other = visitorOf('1.8.0');
    const stolen = proofs.make(visit());
    const withoutProof = { ...reportOf(), proof: undefined };
    const forged: Sent[] = [
      { payload: withoutProof },
      { payload: reportOf('') },
      { payload: reportOf(visitProofs().make(visit())) },
      { payload: reportOf(proofs.make(visit({ revision: 1 }))) },
      { payload: reportOf(proofs.make(visit({ brand: 'nachtwoud' }))) },
      { payload: reportOf(`${stolen.startsWith('A') ? 'B' : 'A'}${stolen.slice(1)}`) },
      { visitor: other, payload: reportOf(stolen) },
      // The proof of a visitor's own page does not prove a visit with the other lane's version.
      { visitor: other, payload: reportOf(proofs.make(visit({ visitor: other }))) },
    ];
    for (let nr = 0; nr < 600; nr += 1) expect(await sendAlone(forged[nr % forged.length] ?? {})).toBe(204);
    expect(canaryVisits()).toBeUndefined();
    for (let nr = 0; nr < 3; nr += 1) await sendAlone({ payload: reportOf(stolen) });
    await sendAlone({ payload: reportOf(stolen, { seen: true, threw: true }) });
    expect(canaryVisits()).toMatchObject({ visits: 1, throws: 1 });
  });

  test('accepts the errors of a host’s own page, also if its visit does not count [BYD-08]', async () => {
    const watch = await open({ registryUrl: 'http://127.0.0.1:9' });
    const error = {
      remote: 'mf_tickets',
      version: '1.9.0',
      kind: 'uncaught',
      message: 'planted',
      stack: '',
      step: 'tickets',
    };
    const sent = (proof: string, message = 'planted') =>
      send({ payload: { ...reportOf(proof), errors: [{ ...error, message }] } });
    await sent(proofs.make(visit()));
    await sent(proofs.make(visit()));
    await sent('', 'forged');
    expect(await sent(proofs.make(visit()), 'x'.repeat(501))).toBe(400);
    const [[, counted] = []] = watch.takeCanaries();
    expect(counted?.errors).toMatchObject([{ message: 'planted', count: 2 }]);
    expect(counted?.trials.mf_tickets?.canary.visits).toBe(1);
  });

  test('answers its metrics at a separate address, which shoppers cannot reach', async () => {
    const metrics = { host: '127.0.0.1', port: await freePort() };
    await open({ registryUrl: 'http://127.0.0.1:9', metrics });
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    await send();
    const answer = await fetch(`http://127.0.0.1:${metrics.port}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await answer.text();
    expect(text).toContain(`shop_remote_visits_total${labels('1.9.0', 'canary')} 1`);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });
});
