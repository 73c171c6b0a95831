import { primitives } from '@festival/shared-contracts/state/primitives';
import { travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import type { PageStore } from '../../page/pageStore.ts';

/**
 * Forgets the stay in the page's state if another tab has put another stay into the cart. The page that shows the stay
 * then reads it again [CNT-08, TRV-03].
 */
export const forgetChangedStay = (store: PageStore): void => {
  store.sub(primitives.cart, () => {
    const known = store.get(travelCartPrimitive);
    const chosen = store.get(primitives.cart)?.choices.travel;
    if (!known || !chosen) return;
    const { packageId, packageOption, occupation } = known;
    const isSame =
      packageId === chosen.packageId && packageOption?.roomId === chosen.roomId && occupation === chosen.persons;
    if (!isSame) store.set(travelCartPrimitive, null);
  });
};
