import { primitives } from '@festival/shared-contracts/state/primitives';
import { travelCartPrimitive } from '@festival/shared-contracts/state/travelState';
import type { PageStore } from '../../page/pageStore.ts';

/** Forgets the stay that the page knows once the cart has another one, by another tab: the page that shows it reads it anew [CNT-08, TRV-03]. */
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
