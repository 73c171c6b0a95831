import { flushSync } from 'react-dom';
import type { ShopRouter } from './shopNavigation.ts';

/** A browser with a task longer than this, in milliseconds, is too slow for a fade: taking the picture would hold up the page. */
const slowTask = 120;

/** A fade that is not over after so many milliseconds, twice what it takes, is skipped: on a busy device its pictures lie over the page for longer. */
const longestFade = 600;

/** Whether this browser draws without effort, by its longest task so far. One that does not tell its long tasks is taken at its best. */
const watchEase = (): (() => boolean) => {
  let isEasy = true;
  if (globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask')) {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ duration }) => duration > slowTask)) isEasy = false;
    });
    observer.observe({ type: 'longtask', buffered: true });
  }
  return () => isEasy;
};

const canFade = (): boolean =>
  typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The router, for RouterProvider, with a view transition from one page to the next where the browser has them and motion is
 * welcome and costs nothing. React Router's own option renders the frame three times before it begins. That a page is on its way
 * is no update: no component shows it, and to render for it would hold up a page that is there at once.
 */
export const fadePages = (router: ShopRouter): ShopRouter => {
  const isEasy = watchEase();
  const subscribe: ShopRouter['subscribe'] = (show) => {
    let shown = router.state.location.pathname;
    /** Shows the newest update once the fade has its picture of the old page; null when none is under way. */
    let waiting: (() => void) | null = null;
    return router.subscribe((...update) => {
      const [{ navigation, location }] = update;
      if (navigation.state !== 'idle') return;
      const isPageChange = location.pathname !== shown;
      if (isPageChange) shown = location.pathname;
      if (waiting === null && !(isPageChange && isEasy() && canFade())) return show(...update);
      const isUnderWay = waiting !== null;
      waiting = () => show(...update);
      if (isUnderWay) return;
      fade(() => {
        waiting?.();
        waiting = null;
      });
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
};

const fade = (show: () => void): void => {
  const transition = document.startViewTransition(() => flushSync(show));
  // A skipped fade, as in a hidden tab, is no failure.
  transition.ready.catch(() => {});
  setTimeout(() => transition.skipTransition(), longestFade);
};
