import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { quantitiesAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { travelCartAtom } from '@festival/shared-contracts/state/travelState';
import { atom } from 'jotai';

const contentOf = (quantities: Quantities): string =>
  JSON.stringify(
    Object.entries(quantities)
      .filter(([, quantity]) => quantity > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/**
 * Whether the account has saved the page's state: the same quantities and the same room. The flag of unsaved changes is
 * not enough, because a change can keep the total the same [WSH-01, WSH-02].
 */
export const isSameAsSavedAtom = atom((get): boolean => {
  const saved = get(userAtom)?.wishlist;
  if (!saved) return false;
  const isSameRoom = saved.travelCart?.packageOption?.id === get(travelCartAtom)?.packageOption?.id;
  return isSameRoom && contentOf(saved.products) === contentOf(get(quantitiesAtom));
});
