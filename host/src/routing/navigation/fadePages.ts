import { flushSync } from 'react-dom';
import type { ShopRouter } from './shopNavigation.ts';

/** Milliseconds. A browser with a longer task is too slow for a fade, because taking the snapshot would delay the page. */
const slowTask = 120;

/**
 * Milliseconds after which an unfinished fade is skipped: twice the duration of a fade. On a busy device the fade's
 * snapshots would cover the page for longer.
 */
const longestFade = 600;

/**
 * Whether this browser draws quickly, judged by its longest task so far. A browser that does not report long tasks
 * counts as quick.
 */
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
 * The router for RouterProvider, with a view transition between pages if the browser supports it, motion is allowed and
 * the device is quick. React Router's own option is not used, because it renders the frame three times before the
 * transition begins. A loading navigation causes no update, because no component shows it, and a render for it would
 * delay a page that is ready at once.
 */
export const fadePages = (router: ShopRouter): ShopRouter => {
  const isEasy = watchEase();
  const subscribe: ShopRouter['subscribe'] = (show) => {
    let shown = router.state.location.pathname;
    /** Shows the newest update. It is set only while a fade takes its snapshot of the old page; otherwise it is null. */
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
  // A skipped fade, for example in a hidden tab, is not a failure.
  transition.ready.catch(() => {});
  setTimeout(() => transition.skipTransition(), longestFade);
};
