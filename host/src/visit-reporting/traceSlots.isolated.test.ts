/** @jest-environment ./host/testing/pageEnvironment.cjs */

import type { PageTrace } from '@festival/release-contracts/release/slotTrace';
import { pageTraceSchema } from '@festival/release-contracts/release/slotTrace';
import * as z from 'zod/mini';
import { errorReportOf } from '../network/errorReport.ts';
import { errorReported, loadDone, slotAsked, slotReady } from '../network/pageMarks.ts';
import type { RemoteSteps } from '../page/remoteSteps.ts';
import { remoteVersions } from '../remotes/federation/remoteVersions.ts';
import { traceSlots } from './traceSlots.ts';

type Mark = Pick<PerformanceMark, 'name' | 'startTime' | 'detail'>;

/** jsdom has no performance timeline, so the test passes the marks as a browser does. */
let tell: (marks: Mark[]) => void;
let timeline: object[];

class Observer {
  readonly callback: (list: { getEntries: () => Mark[] }) => void;
  constructor(callback: Observer['callback']) {
    this.callback = callback;
  }
  observe() {
    tell = (marks) => {
      timeline.push(...marks);
      this.callback({ getEntries: () => marks });
    };
  }
}

const mark = (name: string, startTime: number, detail: unknown = null): Mark => ({ name, startTime, detail });
const slot = 'mf_tickets/tickets';
const asked = (at = 300, name = slot) => mark(slotAsked + name, at);
const ready = (at = 900, name = slot) => mark(slotReady + name, at);
const failed = (kind: string, message = 'planted', of: string | undefined = slot, at = 500) =>
  mark(errorReported, at, { ...errorReportOf(kind, message, of) });

const file = 'mf_tickets/1.9.0/browser/382.ab12.js';
const page = {
  release: { brand: 'solstrand', revision: 7 },
  remoteSteps: {
    steps: [{ remote: 'mf_tickets', name: 'tickets', module: 'tickets', sells: ['ticket'] }],
    texts: {},
  } satisfies RemoteSteps,
  remotes: {
    mf_tickets: {
      version: '1.9.0',
      entry: 'browser/remoteEntry.js',
      canaryShare: 1_000,
      fallback: { version: '1.8.0', entry: 'browser/remoteEntry.js' },
    },
  },
  integrity: { [file]: 'sha384-published' },
  registryOrigin: 'https://registry.example',
};

/** Opens the tickets page of a shop. Returns the page's reports. */
function open({ chance = 1, hasRelease = true } = {}) {
  const versions = remoteVersions(page.remotes);
  const sent: { brand: string; revision: number; proof: string; trace: PageTrace }[] = [];
  const { release, ...rest } = page;
  const stories = traceSlots({
    page: { ...rest, ...(hasRelease && { release }) },
    versions,
    openedModule: slot,
    proof: 'the page’s nonce',
    send: (body) => void sent.push(JSON.parse(body)),
    chance: () => chance,
  });
  const told = async (milliseconds = 20_000) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    const traces = sent.splice(0);
    for (const { trace } of traces) z.parse(pageTraceSchema, trace);
    return traces;
  };
  return { versions, told, stories };
}

const files: Record<string, number> = {};
beforeEach(() => {
  timeline = [];
  history.replaceState(null, '', '/solstrand/tickets');
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.assign(globalThis, {
    fetch: async (address: string) => ({
      ok: files[address] === 200,
      status: files[address] ?? 200,
      arrayBuffer: async () => new ArrayBuffer(0),
    }),
  });
  jest.useFakeTimers();
  // The fake timers replace the performance timeline.
  Object.assign(performance, { getEntriesByType: (type: string) => (type === 'mark' ? timeline : []) });
});
afterEach(() => jest.useRealTimers());

test('a slot that is shown in time is not reported, except for a small sample for comparison [FED-05]', async () => {
  const { versions, told } = open();
  versions.candidates('mf_tickets');
  versions.keep('mf_tickets', '1.9.0');
  tell([asked(), ready()]);
  expect(await told()).toEqual([]);
  const one = open({ chance: 0.001 });
  one.versions.keep('mf_tickets', '1.9.0');
  tell([asked(), ready()]);
  expect((await one.told()).map(({ trace }) => trace.outcome)).toEqual(['shown']);
});

test('a slot that throws after it was shown is reported at once when its page is left; a slot that is still loading then is not reported [FED-05]', async () => {
  const { versions, told } = open();
  versions.keep('mf_tickets', '1.9.0');
  tell([asked(), ready(), failed('remoteSlot.failed', 'planted', slot, 1_200)]);
  dispatchEvent(new Event('pagehide'));
  const [first, ...others] = await told();
  expect(others).toEqual([]);
  expect(first?.trace).toMatchObject({ outcome: 'broken', faults: [{ message: 'planted' }], checks: [] });
  const loading = open();
  tell([asked(performance.now())]);
  dispatchEvent(new Event('pagehide'));
  expect(await loading.told(0)).toEqual([]);
});

test('a slot whose file fails to load is reported once, with the version and the rule that chose it, the steps of the load, and the current answers of both servers [FED-05]', async () => {
  files[`${location.origin}/remotes/${file}`] = 404;
  const { versions, told } = open();
  versions.candidates('mf_tickets');
  for (const version of ['1.9.0', '1.8.0']) versions.refuse('mf_tickets', version);
  tell([
    asked(),
    mark(`${loadDone}entry mf_tickets@1.9.0`, 400),
    failed('remote.unreachable', `Loading chunk 382 failed. (error: ${location.origin}/remotes/${file})`),
    failed('remoteSlot.failed', 'Loading chunk 382 failed.'),
  ]);
  const [first, ...others] = await told();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ brand: 'solstrand', revision: 7, proof: 'the page’s nonce' });
  expect(first?.trace).toMatchObject({
    module: slot,
    route: 'slug-tickets',
    outcome: 'broken',
    given: { version: '1.9.0', rule: 'canary for 10 %' },
    fallback: '1.8.0',
    used: { state: 'failed' },
    isRendered: true,
    asked: 300,
    loads: [{ step: 'entry', version: '1.9.0', at: 400 }],
    faults: [{ kind: 'remote.unreachable' }, { kind: 'remoteSlot.failed' }],
    checks: [
      { path: 'browser/382.ab12.js', version: '1.9.0', from: 'host', status: 404 },
      { path: 'browser/382.ab12.js', version: '1.9.0', from: 'registry', status: 200 },
    ],
  });
});

test('if a slot shows another version, the report says that it fell back, even if the fault happened during a prefetch [FED-05]', async () => {
  const { versions, told } = open();
  versions.candidates('mf_tickets');
  const stack = [
    'Error: planted',
    '    at T (https://shop.example/remotes/mf_tickets/1.9.0/browser/a.js:1:2)',
    '    at https://shop.example/solstrand/order/secret:3:4',
  ];
  const report = { ...errorReportOf('remote.broken', 'planted', slot), stack: stack.join('\n') };
  tell([mark(errorReported, 500, report)]);
  versions.refuse('mf_tickets', '1.9.0');
  versions.keep('mf_tickets', '1.8.0');
  tell([asked(), ready()]);
  const [first] = await told();
  expect(first?.trace).toMatchObject({
    outcome: 'fell-back',
    given: { version: '1.9.0' },
    used: { version: '1.8.0', state: 'shown' },
    // The report contains no address of a page.
    faults: [{ kind: 'remote.broken', message: 'planted', stack: stack.slice(0, 2).join('\n') }],
  });
});

test('a slot that is neither shown nor failed after 15 s is reported as hanging, unless its page was left [FED-05]', async () => {
  const { versions, told } = open();
  versions.candidates('mf_tickets');
  tell([asked()]);
  expect(await told(10_000)).toEqual([]);
  expect((await told()).map(({ trace }) => trace.outcome)).toEqual(['hanging']);
  const left = open();
  tell([asked()]);
  history.replaceState(null, '', '/solstrand');
  expect(await left.told()).toEqual([]);
});

test('a slot that is usable late is reported as slow, and a slot whose texts fail to load as broken [FED-05]', async () => {
  const slow = open();
  slow.versions.keep('mf_tickets', '1.9.0');
  tell([asked(), ready(9_000)]);
  expect((await slow.told()).map(({ trace }) => trace.outcome)).toEqual(['slow']);
  const again = open();
  again.versions.keep('mf_tickets', '1.9.0');
  tell([asked(), ready(), asked(60_000), ready(60_500)]);
  expect(await again.told()).toEqual([]);
  const textless = open();
  textless.versions.keep('mf_tickets', '1.9.0');
  tell([asked(), failed('remote.unreachable', 'planted', 'mf_tickets/texts/nl'), ready()]);
  expect((await textless.told()).map(({ trace }) => trace.outcome)).toEqual(['broken']);
});

test('a failure of other code is not a fault of a slot; a page without a release reports nothing, and the console shows the records of its slots [FED-05]', async () => {
  const { versions, told, stories } = open();
  versions.keep('mf_tickets', '1.9.0');
  tell([
    asked(),
    ready(),
    failed('page.threw', 'planted', undefined),
    failed('remote.broken', 'planted', 'mf_basket/basket'),
  ]);
  expect(await told()).toEqual([]);
  expect(stories()).toMatchObject([{ module: slot, outcome: 'shown', faults: [] }]);
  const outside = open({ hasRelease: false });
  expect(outside.stories()).toEqual([]);
});
