import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import { doubtedDeadlineAtom } from './doubtedDeadlineAtom.ts';
import { saleStartAtom } from './saleStartAtom.ts';
import type { WatchedClock } from './serverClock.ts';

interface TimeDeps {
  store: PageStore;
  clock: WatchedClock;
  /** Called when the tab becomes visible or the machine's clock has jumped. Fetches the cart, because it may have changed. */
  onWake(): void;
}

/**
 * Updates the page's time once a second while the cart has a deadline or a sale has not started yet, and at once when
 * the tab becomes visible [CNT-01].
 */
export const syncServerTime = ({ store, clock, onWake }: TimeDeps): void => {
  const update = (): void => {
    const deadline = store.get(primitives.cartDeadline);
    if (deadline === null && store.get(saleStartAtom) === null) return;
    if (clock.hasJumped()) {
      store.set(doubtedDeadlineAtom, deadline);
      onWake();
    }
    store.set(primitives.serverNow, clock.now());
  };
  setInterval(update, 1000);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    update();
    onWake();
  });
};
