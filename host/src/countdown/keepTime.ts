import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import type { ServerClock } from './serverClock.ts';

interface TimeParts {
  store: PageStore;
  clock: ServerClock;
  /** Called when the tab becomes visible: the cart may have changed meanwhile. */
  onWake(): void;
}

/**
 * Updates the page's time once a second while the cart has a deadline, and at once when the tab becomes visible
 * [CNT-01].
 */
export const keepTime = ({ store, clock, onWake }: TimeParts): void => {
  const tell = (): void => {
    if (store.get(primitives.cartDeadline) !== null) store.set(primitives.serverNow, clock.now());
  };
  setInterval(tell, 1000);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    tell();
    onWake();
  });
};
