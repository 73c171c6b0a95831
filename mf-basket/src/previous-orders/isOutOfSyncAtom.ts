import { orderLookupAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { addOnOfKey } from '@festival/shared-contracts/travel/addOnKey';
import { addOnKeysOf } from '@festival/shared-contracts/travel/addOnOptionId';
import { atom } from 'jotai';

/**
 * Whether an earlier order has changed since an add-on was chosen for it: according to the latest look-up, its stay no
 * longer offers an add-on that is in the cart [LKP-03].
 */
export const isOutOfSyncAtom = atom((get): boolean => {
  const found = get(orderLookupAtom);
  if (!found) return false;
  const references = new Set(found.original_orders.map(({ reference }) => reference));
  const offered = new Set(
    found.upsell.hospitality.add_on.flatMap(({ reference, extras }) =>
      extras.flatMap((addOn) => addOnKeysOf(reference, addOn)),
    ),
  );
  return Object.entries(get(quantitiesAtom)).some(([key, quantity]) => {
    const reference = addOnOfKey(key)?.reference;
    return quantity > 0 && reference !== undefined && references.has(reference) && !offered.has(key);
  });
});
