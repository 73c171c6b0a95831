import { primitives } from '@festival/shared-contracts/state/primitives';
import { unreadCartIdAtom } from '../cart/unreadCartIdAtom.ts';
import type { PageStore } from '../page/pageStore.ts';

/** Milliseconds from a rise of the total to its notification [HDR-02]. */
const notifiesAfter = 3000;

/**
 * Calls `notify` 3 s after the cart's total has risen, once for rises that follow each other; not when the panel has
 * shown the cart meanwhile [HDR-02]. Refused additions never raise the cart's own total. The answer stops it.
 */
export const watchRise = (store: PageStore, notify: () => void): (() => void) => {
  const totalNow = () => store.get(primitives.cart)?.totals.total ?? 0;
  let total = totalNow();
  let isKnown = store.get(unreadCartIdAtom) === null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    store.sub(primitives.cart, () => {
      const before = total;
      total = totalNow();
      // A cart that could not be read at first is not added to by being read.
      const hasRisen = isKnown && total > before;
      isKnown = true;
      if (!hasRisen && total > 0) return;
      clearTimeout(timer);
      if (hasRisen) timer = setTimeout(notify, notifiesAfter);
    }),
    store.sub(primitives.checkoutView, () => clearTimeout(timer)),
    () => clearTimeout(timer),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
