/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { createMemoryRouter } from 'react-router-dom';
import { fadePages } from './fadePages.ts';

/** A browser with view transitions; `begin` lets the current transition show its page. */
const browser = (isMotionReduced: boolean) => {
  let begin = () => {};
  const skipTransition = jest.fn();
  const startViewTransition = jest.fn((show: () => void) => {
    begin = show;
    return { ready: Promise.resolve(), skipTransition };
  });
  Object.assign(document, { startViewTransition });
  Object.assign(globalThis, { matchMedia: () => ({ matches: isMotionReduced }) });
  return { startViewTransition, skipTransition, begin: () => begin() };
};

/** A router with the path that is shown. */
const shownBy = () => {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/zomer/tickets'] });
  let shown = '';
  fadePages(router).subscribe(({ location }) => {
    shown = location.pathname + location.hash;
  });
  return { router, shown: () => shown };
};

test('another page is shown once the transition has a snapshot of the former page', async () => {
  const { startViewTransition, begin } = browser(false);
  const { router, shown } = shownBy();
  await router.navigate('/zomer/transportation');
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('');
  begin();
  expect(shown()).toBe('/zomer/transportation');
});

test('after two quick presses, only one transition runs, and it shows the last page', async () => {
  const { startViewTransition, begin } = browser(false);
  const { router, shown } = shownBy();
  await router.navigate('/zomer/transportation');
  await router.navigate('/zomer/merchandise');
  begin();
  expect(shown()).toBe('/zomer/merchandise');
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

test('a fade that a busy device can’t draw in time is skipped, because its snapshots would cover the page', async () => {
  jest.useFakeTimers();
  const { skipTransition } = browser(false);
  const { router } = shownBy();
  await router.navigate('/zomer/transportation');
  jest.advanceTimersByTime(599);
  expect(skipTransition).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(skipTransition).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('there is no fade with reduced motion, nor when a panel opens over the same page', async () => {
  const quiet = browser(true);
  const still = shownBy();
  await still.router.navigate('/zomer/transportation');
  expect(still.shown()).toBe('/zomer/transportation');
  expect(quiet.startViewTransition).not.toHaveBeenCalled();
  const { startViewTransition } = browser(false);
  const { router, shown } = shownBy();
  await router.navigate('/zomer/tickets#cf');
  expect(shown()).toBe('/zomer/tickets#cf');
  expect(startViewTransition).not.toHaveBeenCalled();
});

test('while the next page loads there is no render; then one update shows it', async () => {
  browser(true);
  const { promise, resolve } = Promise.withResolvers<null>();
  const router = createMemoryRouter([{ path: '*', loader: () => promise }], {
    initialEntries: ['/zomer/tickets'],
    hydrationData: { loaderData: { '0': null } },
  });
  const updates: string[] = [];
  fadePages(router).subscribe(({ location }) => void updates.push(location.pathname));
  const opened = router.navigate('/zomer/merchandise');
  await Promise.resolve();
  expect(router.state.navigation.state).toBe('loading');
  expect(updates).toEqual([]);
  resolve(null);
  await opened;
  expect(updates).toEqual(['/zomer/merchandise']);
});
