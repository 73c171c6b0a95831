import { isUpdatingAtom } from '@festival/shared-contracts/state/shopState';
import type { createStore } from 'jotai';

/** If a page that was being left still exists after these milliseconds, it has stayed. */
export const longestLeave = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;

const leave = (): void => {
  leftAt = performance.now();
};

/** Detects a press on a link that the shop does not handle itself, because Safari on phones fires no `beforeunload`. */
const leaveByLink = (event: MouseEvent): void => {
  const link = event.target instanceof Element && event.target.closest('a[href]:not([target=_blank])');
  if (link && !event.defaultPrevented) leave();
};

/**
 * Detects that the page is being left while the cart is written. The listeners exist only during a write, because
 * permanent listeners would keep the page out of the back/forward cache.
 */
export const followLeaving = (store: ReturnType<typeof createStore>): void => {
  store.sub(isUpdatingAtom, () => {
    const listen = !store.get(isUpdatingAtom) ? removeEventListener : addEventListener;
    listen('beforeunload', leave);
    listen('click', leaveByLink);
  });
};

/**
 * Waits while the page is being left; resolves at once on a page that stays. Safari cancels the calls of a page as soon
 * as the next page is requested, long before `pagehide`. A write that is cancelled in this way must not count as
 * refused; the next page sends it again [BYD-05].
 */
export const pageStays = async (): Promise<void> => {
  if (performance.now() - leftAt < longestLeave) await new Promise((resolve) => setTimeout(resolve, longestLeave));
};
