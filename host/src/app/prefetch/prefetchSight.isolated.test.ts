/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { pageFor } from '../../../testing/pageFor.ts';
import { pass, useFakeTimers } from '../../../testing/useFakeTimers.ts';
import { prefetchSight } from './prefetchSight.ts';

type See = (entries: { isIntersecting: boolean; target: Element }[]) => void;

const page = pageFor({
  config: configFor({}),
  moduleFiles: {
    'mf_merch/merchandise': ['/m.js'],
    'mf_merch/extras': ['/x.js'],
    'mf_transport/transportation': ['/t.js', '/t.css'],
  },
});

const start = (line?: object) => {
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
  let see: See = () => {};
  const watched = new Set<Element>();
  class Sight {
    constructor(told: See) {
      see = told;
    }
    observe = (link: Element) => watched.add(link);
    unobserve = (link: Element) => watched.delete(link);
  }
  const fetched = jest.fn(async (_: string) => new Response(''));
  Object.assign(window, { IntersectionObserver: Sight, fetch: fetched });
  prefetchSight(page);
  const sees = async (href: string, isIntersecting = true) => {
    await pass(5_000);
    const target = [...watched].find((link) => link.getAttribute('href') === href);
    if (!target) throw new Error(`${href} is not watched`);
    see([{ isIntersecting, target }]);
    await pass(5_000);
  };
  return { sees, files: () => fetched.mock.calls.map(([address]) => address) };
};

beforeEach(() => {
  useFakeTimers();
  document.body.innerHTML =
    '<a href="/zomer/transportation?a=1">Bus</a><a href="/zomer/merchandise">Merch</a><a href="/elsewhere/merchandise">Other</a>';
});

test('with data saver nothing is fetched for visible links [RTE-14]', async () => {
  const { sees, files } = start({ saveData: true });
  await sees('/zomer/merchandise');
  expect(files()).toEqual([]);
});

test('the code of a link is fetched once the link is visible; the code of other links is not [RTE-14]', async () => {
  const { sees, files } = start();
  await sees('/zomer/merchandise', false);
  expect(files()).toEqual([]);
  await sees('/zomer/transportation?a=1');
  expect(files()).toEqual(['/t.js', '/t.css']);
  await sees('/elsewhere/merchandise');
  expect(files()).toEqual(['/t.js', '/t.css']);
});

test('a link that is added later is also watched [RTE-14]', async () => {
  const { sees, files } = start();
  document.body.insertAdjacentHTML('beforeend', '<a href="/zomer/merchandise?b=2">More</a>');
  await sees('/zomer/merchandise?b=2');
  expect(files()).toEqual(['/m.js']);
});

test('a failed prefetch of code is reported to operators [ERR-04]', async () => {
  const { sees } = start();
  const [sendBeacon, mark] = [jest.fn(() => true), jest.fn()];
  Object.assign(navigator, { sendBeacon });
  Object.assign(performance, { mark });
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  document.body.insertAdjacentHTML('beforeend', '<a href="/zomer/extras">Extras</a>');
  await sees('/zomer/extras');
  await pass(1_000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  expect(mark).toHaveBeenCalledWith('error-report', { detail: expect.objectContaining({ kind: 'ahead.failed' }) });
});
