import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import type { ServerClock } from './serverClock.ts';

interface TimeParts {
  store: PageStore;
  clock: ServerClock;
  /** Called when a tab is looked at again: much may have happened meanwhile. */
  onWake(): void;
}

/** Sets the page's time by the clock once a second while a cart runs, and at once when the tab is looked at again [CNT-01]. */
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
