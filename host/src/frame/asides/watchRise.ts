import { primitives } from '@festival/shared-contracts/state/primitives';
import { unreadCartIdAtom } from '../../cart/cartState.ts';
import { toldTotalAtom } from '../../cart/toldTotalAtom.ts';
import type { PageStore } from '../../page/pageStore.ts';

/**
 * Calls `notify` some milliseconds after the cart's total has risen, once for several quick rises, unless the panel has
 * shown the cart before that [HDR-02]. Presses before this code was loaded count too. Refused additions never raise the
 * cart's total. Returns a function that stops it.
 */
export const watchRise = (store: PageStore, notify: () => void, after: number): (() => void) => {
  let total = store.get(toldTotalAtom);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const before = total;
    total = store.get(primitives.cart)?.totals.total ?? 0;
    // The first read of a cart that could not be read earlier is not an addition.
    const hasRisen = before !== null && total > before;
    if (!hasRisen && total > 0) return;
    clearTimeout(timer);
    if (hasRisen) timer = setTimeout(notify, after);
  };
  if (store.get(unreadCartIdAtom) === null) look();
  const stops = [
    store.sub(primitives.cart, look),
    store.sub(primitives.checkoutView, () => clearTimeout(timer)),
    () => clearTimeout(timer),
    () => store.set(toldTotalAtom, total),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
