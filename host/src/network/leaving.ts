import { primitives } from '@festival/shared-contracts/state/primitives';
import type { createStore } from 'jotai';

/** Milliseconds in which a page that is being left has gone; one that is still there after them has stayed. */
export const longestLeave = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;

const leave = (): void => {
  leftAt = performance.now();
};

/** A press of a link that the shop does not answer itself: Safari on phones announces no leaving. */
const leaveByLink = (event: MouseEvent): void => {
  const link = event.target instanceof Element && event.target.closest('a[href]:not([target=_blank])');
  if (link && !event.defaultPrevented) leave();
};

/**
 * Notices when the page is left while the cart is written. The listeners are there during a write only: all the time they would cost
 * pages their place in the browser's cache of pages left.
 */
export const followLeaving = (store: ReturnType<typeof createStore>): void => {
  store.sub(primitives.shopUpdateState, () => {
    const listen = store.get(primitives.shopUpdateState) === '' ? removeEventListener : addEventListener;
    listen('beforeunload', leave);
    listen('click', leaveByLink);
  });
};

/**
 * Waits while the page is going; answers at once on a page that stays. Safari cancels the calls of a page as soon as the next page is
 * asked for, long before `pagehide`: what they were to write must not count as refused, but be left to the next page [BYD-05].
 */
export const pageStays = async (): Promise<void> => {
  if (performance.now() - leftAt < longestLeave) await new Promise((resolve) => setTimeout(resolve, longestLeave));
};
