/** @jest-environment ./host/testing/pageEnvironment.cjs */

import { cartFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import { createStore } from 'jotai/vanilla';
import { pageFor } from '../../testing/pageFor.ts';
import { checkoutFactsAtom } from '../analytics/checkoutFacts.ts';
import { errorReportOf } from '../network/errorReport.ts';
import { errorReported, slotReady } from '../network/pageMarks.ts';
import type { VisitVitals } from './visitVitals.ts';
import { watchVisit } from './watchVisit.ts';

type Mark = Pick<PerformanceMark, 'name' | 'startTime' | 'detail'>;

/** jsdom has no performance timeline, so the test passes the earlier marks as a browser does. */
let timeline: Mark[];
let tell: ((marks: Mark[]) => void) | undefined;

class Observer {
  readonly callback: (list: { getEntries: () => Mark[] }) => void;
  constructor(callback: Observer['callback']) {
    this.callback = callback;
  }
  observe() {
    tell = (marks) => this.callback({ getEntries: () => marks });
    tell(timeline);
  }
}

const { remoteSteps, places } = pageFor();

const page = {
  remoteSteps,
  places,
  release: { brand: 'solstrand', revision: 7 },
  remotes: {
    mf_tickets: { version: '1.9.0', entry: 'browser/remoteEntry.js' },
    mf_basket: { version: '2.0.0', entry: 'browser/remoteEntry.js' },
    mf_checkout: { version: '3.0.0', entry: 'browser/remoteEntry.js' },
  },
};

const ready = (module: string, startTime = 1_234): Mark => ({
  name: slotReady + module,
  startTime,
  detail: null,
});
const failed = (kind: string, module?: string, stack?: string): Mark => ({
  name: errorReported,
  startTime: 1,
  detail: { ...errorReportOf(kind, 'planted', module), ...(stack && { stack }) },
});

const steps = { opened: 'tickets', at: (time: number) => (time < 5_000 ? 'tickets' : 'basket') };

/** The values that the page has measured so far. */
let vitals: VisitVitals;

/** Opens a page of this tab and watches it. Returns the page's store and its reports. */
function open(marks: Mark[] = [], release = page.release, proof = 'first page') {
  timeline = marks;
  const store = createStore();
  const sent: { remotes: object }[] = [];
  watchVisit({
    page: { ...page, release },
    store,
    openedModule: 'mf_tickets/tickets',
    steps,
    vitals: () => vitals,
    storage: tabStorage,
    proof,
    send: (body) => void sent.push(JSON.parse(body)),
  });
  const reported = () => {
    jest.advanceTimersByTime(1_000);
    return sent.splice(0);
  };
  return { store, sent, reported };
}

beforeEach(() => {
  Object.assign(globalThis, { PerformanceObserver: Observer });
  jest.useFakeTimers();
  sessionStorage.clear();
  vitals = {};
});

/** Hides the tab, or leaves the page. */
function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.restoreAllMocks();
}
afterEach(() => jest.useRealTimers());

test('a visit reports once which versions it has seen, and when the opened page was usable [BYD-08]', () => {
  const { reported } = open([ready('mf_tickets/tickets'), ready('mf_basket/basket', 3_000)]);
  expect(reported()).toEqual([
    {
      brand: 'solstrand',
      revision: 7,
      proof: 'first page',
      step: 'tickets',
      remotes: {
        mf_tickets: { version: '1.9.0', seen: true, seconds: 1.234 },
        mf_basket: { version: '2.0.0', seen: true },
      },
    },
  ]);
  tell?.([ready('mf_tickets/tickets'), ready('mf_tickets/membership')]);
  expect(reported()).toEqual([]);
  // The next page is part of the same visit, and sends the proof of the visit's first page. Another release is another visit.
  const further = open([ready('mf_tickets/tickets'), ready('mf_merch/merchandise')], page.release, 'second page');
  expect(further.reported()).toEqual([]);
  tell?.([failed('remoteSlot.failed', 'mf_basket/basket')]);
  expect(further.reported()).toMatchObject([{ proof: 'first page', remotes: { mf_basket: { threw: true } } }]);
  const next = open([ready('mf_tickets/tickets')], { brand: 'solstrand', revision: 8 }, 'third page');
  expect(next.reported()).toMatchObject([{ revision: 8, proof: 'third page' }]);
});

test.each(['remoteSlot.failed', 'remote.broken', 'remote.unreachable', 'remote.missing'])(
  'a module that could not be shown (%s) counts as seen, and as a module that threw [BYD-08]',
  (kind) => {
    const { reported } = open([failed(kind, 'mf_tickets/tickets')]);
    expect(reported()).toMatchObject([{ remotes: { mf_tickets: { seen: true, threw: true } } }]);
  },
);

test('a hydration failure counts against the first remote in the stack; other failures count against no remote', () => {
  const stack =
    'at Card (http://shop.example/remotes/mf_basket/2.0.0/browser/1.js:1:2) at x (/remotes/mf_tickets/1.9.0/a.js)';
  const { reported } = open([
    failed('page.recovered', undefined, stack),
    failed('page.recovered', undefined, 'at Header (http://shop.example/assets/main.js:1:2)'),
    failed('load.notReported'),
    failed('remoteSlot.failed', 'mf_unknown/tickets'),
  ]);
  expect(reported()).toMatchObject([{ remotes: { mf_basket: { unhydrated: true } } }]);
});

test('an uncaught error counts against the remote whose code threw it [BYD-08]', () => {
  const { reported } = open();
  const thrown = (stack: string) => Object.assign(new Error('planted'), { stack });
  dispatchEvent(new ErrorEvent('error', { error: thrown('at main (http://shop.example/assets/main.js:1:2)') }));
  expect(reported()).toEqual([]);
  dispatchEvent(
    new ErrorEvent('error', { error: thrown('at a (http://shop.example/remotes/mf_basket/2.0.0/a.js:1:2)') }),
  );
  const reason = thrown('at a (http://shop.example/remotes/mf_tickets/1.9.0/a.js:1:2)');
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const threw = { seen: true, threw: true };
  expect(reported()).toMatchObject([{ remotes: { mf_basket: threw, mf_tickets: threw } }]);
});

test('a step is completed when one of its products is put into the cart, the basket when it opens the form, and the payment when an order is placed [BYD-08]', () => {
  const { store, reported } = open();
  const flow = (count: number) =>
    store.set(primitives.stepFlow, [{ name: 'tickets', path: '', count, isCurrent: true }]);
  flow(1);
  expect(reported()).toMatchObject([{ remotes: { mf_tickets: { completed: true } } }]);
  flow(0);
  flow(2);
  store.set(primitives.checkoutView, 'form');
  expect(reported()).toEqual([]);
  store.set(primitives.checkoutView, 'basket');
  store.set(primitives.checkoutView, 'form');
  store.set(checkoutFactsAtom, { paymentMethod: 'ideal' });
  expect(reported()).toMatchObject([{ remotes: { mf_basket: { completed: true }, mf_checkout: { completed: true } } }]);
});

test('unsent facts are sent when the page is left', () => {
  const { sent } = open([ready('mf_tickets/tickets')]);
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

test('without a release nothing is counted', () => {
  const sent: string[] = [];
  timeline = [ready('mf_tickets/tickets')];
  const options = {
    store: createStore(),
    openedModule: undefined,
    steps,
    vitals: () => vitals,
    storage: tabStorage,
    proof: '',
  };
  watchVisit({ page: { remotes: page.remotes }, ...options, send: (body) => void sent.push(body) });
  jest.advanceTimersByTime(1_000);
  expect(sent).toEqual([]);
});

test('when the page ends, it reports its vitals once, by step and version, in few bytes; the largest paint belongs to the remote that was opened [BYD-08]', () => {
  const { sent, reported } = open([ready('mf_tickets/tickets'), ready('mf_basket/basket')]);
  reported();
  vitals = { inp: 208, lcp: 1_900, cls: 20, long: 350, pressedAt: 7_000 };
  hide();
  const felt = { inp: 208, cls: 20, long: 350 };
  expect(sent).toEqual([
    {
      brand: 'solstrand',
      revision: 7,
      proof: 'first page',
      step: 'tickets',
      pressedOn: 'basket',
      remotes: {
        mf_tickets: { version: '1.9.0', ...felt, lcp: 1_900 },
        mf_basket: { version: '2.0.0', ...felt },
      },
    },
  ]);
  expect(JSON.stringify(sent).length).toBeLessThan(400);
  hide();
  expect(sent).toHaveLength(1);
});

test('an order from the visit counts once it is paid, for every version that the visit has seen [BYD-08]', () => {
  const paid = { ...cartFor({ weekend: 1 }, []), status: 'confirmed' as const };
  // The visitor opens an order from another day.
  const { store, reported } = open([ready('mf_tickets/tickets')]);
  store.set(primitives.cart, paid);
  expect(reported()).toMatchObject([{ remotes: { mf_tickets: { seen: true } } }]);
  store.set(checkoutFactsAtom, { paymentMethod: 'ideal' });
  expect(reported()).toMatchObject([{ remotes: { mf_checkout: { completed: true } } }]);
  // The payment provider returns the visitor to another page.
  const back = open();
  back.store.set(primitives.cart, paid);
  const [{ remotes } = { remotes: {} }] = back.reported();
  expect(remotes).toEqual({
    mf_tickets: { version: '1.9.0', sold: paid.totalAmount },
    mf_checkout: { version: '3.0.0', sold: paid.totalAmount },
  });
});

test('the errors of the page’s remotes are reported, each once, and at most five [BYD-08]', () => {
  const { reported } = open([failed('remoteSlot.failed', 'mf_basket/basket')]);
  const error = Object.assign(new Error('planted'), { stack: 'at a (/remotes/mf_tickets/1.9.0/a.js:1:2)' });
  for (let time = 0; time < 3; time += 1) dispatchEvent(new ErrorEvent('error', { error }));
  for (let nr = 0; nr < 9; nr += 1)
    dispatchEvent(new ErrorEvent('error', { error: Object.assign(new Error(`${nr}`), { stack: error.stack }) }));
  const [{ errors } = { errors: [] }] = reported() as { errors?: object[] }[];
  expect(errors).toHaveLength(5);
  expect(errors).toContainEqual({
    remote: 'mf_tickets',
    version: '1.9.0',
    kind: 'uncaught',
    message: 'planted',
    stack: error.stack,
    step: 'tickets',
  });
  expect(errors).toContainEqual(expect.objectContaining({ remote: 'mf_basket', kind: 'remoteSlot.failed' }));
});
