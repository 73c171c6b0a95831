import type { SlotTrace } from '@festival/release-contracts/release/slotTrace';
import { aTrace } from '../testing/aTrace.ts';
import { diagnose } from './traceRules.ts';
import { traceSteps } from './traceSteps.ts';

type Check = SlotTrace['checks'][number];

const fault = (kind: string, message: string, stack?: string) => ({ kind, at: 700, message, ...(stack && { stack }) });
const check = (from: Check['from'], status: number, isPublished?: boolean): Check => ({
  version: '1.0.0',
  path: 'browser/382.js',
  from,
  status,
  ...(isPublished !== undefined && { isPublished }),
});
const { committed: _, ...notShown } = aTrace({ outcome: 'broken', used: { version: '1.0.0', state: 'failed' } });
const lost = fault('remote.unreachable', 'Loading chunk 382 failed. (version 1.0.0)');
const stack = 'Error: planted\n    at T (https://shop.example/remotes/mf_tickets/1.0.0/browser/tickets.ab12.js:1:20)';

test.each<[string, Partial<SlotTrace>, string, string, RegExp]>([
  [
    'a file with a wrong hash',
    { faults: [lost], checks: [check('host', 200, false), check('registry', 200, true)] },
    'file-altered',
    'release manager',
    /^browser\/382\.js of mf_tickets@1\.0\.0 is not what was published: the shop answers other bytes\.$/,
  ],
  [
    'a file that the shop has lost',
    { faults: [lost], checks: [check('host', 404), check('registry', 200, true)] },
    'file-missing',
    'operator of the shop',
    /is not there: the shop answers 404/,
  ],
  [
    'a file that both have lost',
    { faults: [lost], checks: [check('host', 404), check('registry', 404)] },
    'file-missing',
    'operator of the registry',
    /the shop and the registry answer 404/,
  ],
  [
    'a server that fails',
    { faults: [lost], checks: [check('host', 502), check('registry', 200, true)] },
    'origin-failing',
    'operator of the shop',
    /The shop answers 502/,
  ],
  [
    'an origin that is away',
    { faults: [lost], checks: [check('host', 0), check('registry', 0)] },
    'origin-away',
    'operator of the shop',
    /did not answer for browser\/382\.js/,
  ],
  [
    'a line that was lost for a moment',
    { faults: [lost], checks: [check('host', 200, true), check('registry', 200, true)] },
    'line-lost',
    'nobody',
    /both servers had them a moment later/,
  ],
  [
    'a throw at import',
    { faults: [fault('remote.broken', 'planted (version 1.0.0)', stack)] },
    'threw-at-import',
    'team',
    /mf_tickets\/tickets of mf_tickets@1\.0\.0 threw when its code ran first: planted \(version 1\.0\.0\) \(browser\/tickets\.ab12\.js:1:20\)/,
  ],
  [
    'a throw in render',
    { faults: [fault('remoteSlot.failed', 'planted', stack)] },
    'threw-in-render',
    'team',
    /threw while it was shown: planted \(browser\/tickets\.ab12\.js:1:20\)/,
  ],
  [
    'an exposed module that is missing',
    { faults: [fault('remote.broken', 'Module "./tickets" does not exist in container.')] },
    'export-missing',
    'team',
    /the module or its default export is missing/,
  ],
  [
    'a default export that is missing',
    { faults: [fault('remoteSlot.failed', 'Minified React error #130; visit https://react.dev/errors/130')] },
    'export-missing',
    'team',
    /default export is missing/,
  ],
  [
    'no version',
    { faults: [fault('remote.missing', 'This page has no version')] },
    'no-version',
    'release manager',
    /has no version/,
  ],
  [
    'data that do not come',
    { faults: [fault('remoteSlot.failed', 'other.tryAgain (503)')] },
    'data-failed',
    'operator of the shop',
    /other\.tryAgain \(503\)/,
  ],
  [
    'data that do not come, as mf-travel says it',
    { faults: [fault('remoteSlot.failed', 'The stays could not be read: other.tryAgain (status 503, request 7-a)')] },
    'data-failed',
    'operator of the shop',
    /\(status 503, request 7-a\)/,
  ],
  [
    'data that a remote asks for wrongly',
    { faults: [fault('remoteSlot.failed', 'The stays could not be read: http.404 (status 404, request 7-a)', stack)] },
    'threw-in-render',
    'team',
    /\(status 404, request 7-a\)/,
  ],
  [
    'a load that never ends',
    { outcome: 'hanging' },
    'hangs',
    'team',
    /its code has run, and its data or its first render does not come/,
  ],
  [
    'files that nobody serves',
    { outcome: 'hanging', loads: [], files: [] },
    'hangs',
    'operator of the shop',
    /none of its files was asked for/,
  ],
  [
    'what the page’s policy refused',
    {
      outcome: 'refused',
      module: 'mf_merch',
      faults: [fault('policy.trusted-types', 'refused Element innerHTML at browser/merch.js:1:2')],
    },
    'policy-refused',
    'team',
    /refused something that mf_merch did/,
  ],
  ['a fault that no rule knows', { outcome: 'broken' }, 'unknown', 'operator of the shop', /no rule knows why/],
])('the trace of %s names the fault, its owner and what to do next [FED-05]', (_name, change, named, owner, what) => {
  const said = diagnose({ ...notShown, ...change });
  expect(said).toMatchObject({ fault: named, owner, what: expect.stringMatching(what) });
  expect(said.next.length).toBeGreaterThan(20);
});

test.each<[string, Partial<SlotTrace>, string]>([
  ['the page', { page: { answered: 9_000, loaded: 9_100 }, asked: 9_200, committed: 10_000 }, 'slow-page'],
  [
    'its files',
    { files: [{ version: '1.0.0', path: 'browser/382.js', from: 'host', at: 500, took: 9_000 }], committed: 10_000 },
    'slow-files',
  ],
  ['its code', { committed: 10_000 }, 'slow-code'],
])('a slow slot is diagnosed by the phase that took most of its time: %s [FED-05]', (_name, change, named) => {
  expect(diagnose(aTrace({ outcome: 'slow', ...change })).fault).toBe(named);
});

test('the steps cover the time from the registry’s answer to the end of the load, in page order [FED-05]', () => {
  const trace = aTrace({
    outcome: 'fell-back',
    newest: 2,
    given: { version: '1.1.0', rule: 'canary for 10 %' },
    fallback: '1.0.0',
    // The second module contains the texts.
    faults: [
      fault('remote.unreachable', 'Loading chunk\n382 failed.'),
      fault('remote.unreachable', 'Loading chunk\n382 failed.'),
    ],
    checks: [check('host', 404)],
  });
  expect(traceSteps(trace).map(({ at, what }) => `${at ?? '-'} ${what}`)).toEqual([
    '- the registry’s release 1 of solstrand; the newest is 2 now',
    '- chosen: 1.1.0, by the rule “canary for 10 %”; to fall back to, 1.0.0',
    '120 the page comes, with the slot’s content',
    '130 browser/remoteEntry.js of 1.0.0 from the shop: 200, 40 ms',
    '400 the slot asks for its module',
    '450 Module Federation has the entry, of 1.0.0',
    '500 Module Federation has the module’s files, of 1.0.0',
    '510 the code has run, of 1.0.0',
    '700 remote.unreachable: Loading chunk 382 failed.',
    '900 the first render is committed, of 1.0.0',
    '- asked again, the shop for browser/382.js of 1.0.0: 404',
    '- at the end: 1.0.0, shown',
  ]);
});
