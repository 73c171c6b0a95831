import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import type { ServerClock } from './serverClock.ts';

interface TimeDeps {
  store: PageStore;
  clock: ServerClock;
  /** Called when the tab becomes visible: the cart may have changed meanwhile. */
  onWake(): void;
}

/**
 * Updates the page's time once a second while the cart has a deadline, and at once when the tab becomes visible
 * [CNT-01].
 */
export const syncServerTime = ({ store, clock, onWake }: TimeDeps): void => {
  const update = (): void => {
    if (store.get(primitives.cartDeadline) !== null) store.set(primitives.serverNow, clock.now());
  };
  setInterval(update, 1000);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    update();
    onWake();
  });
};
