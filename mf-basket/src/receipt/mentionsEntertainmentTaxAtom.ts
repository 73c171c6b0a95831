import { productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/** Whether a ticket in the cart explains its entertainment tax in words. The amount is added in any case [BSK-11]. */
export const mentionsEntertainmentTaxAtom = atom((get) => {
  const quantities = get(quantitiesAtom);
  return get(productsAtom).some(({ id, meta }) => (quantities[id] ?? 0) > 0 && meta.mentionEntertainmentFee);
});
