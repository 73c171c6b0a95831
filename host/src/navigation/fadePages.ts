import { flushSync } from 'react-dom';
import type { ShopRouter } from './shopNavigation.ts';

/** Milliseconds by which the fade may hold up a page; a browser that has no picture of the old one by then shows the new one at once. */
const patience = 40;

/**
 * The router, for RouterProvider, with a view transition from one page to the next where the browser has them and motion is
 * welcome. React Router's own option renders the frame three times before it begins, and waits for the picture however long.
 */
export const fadePages = (router: ShopRouter): ShopRouter => {
  const subscribe: ShopRouter['subscribe'] = (show) => {
    let shown = router.state.location.pathname;
    /** Shows the newest update once the fade has its picture of the old page; null when none is under way. */
    let waiting: (() => void) | null = null;
    return router.subscribe((...update) => {
      const [{ navigation, location }] = update;
      const isPageChange = navigation.state === 'idle' && location.pathname !== shown;
      if (isPageChange) shown = location.pathname;
      if (waiting === null && !(isPageChange && canFade())) return show(...update);
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

const canFade = (): boolean =>
  typeof document.startViewTransition === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

const fade = (show: () => void): void => {
  const transition = document.startViewTransition(() => {
    clearTimeout(timer);
    flushSync(show);
  });
  const timer = setTimeout(() => transition.skipTransition(), patience);
  // A skipped fade is no failure.
  transition.ready.catch(() => {});
};
