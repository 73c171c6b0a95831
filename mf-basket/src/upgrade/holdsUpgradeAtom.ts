import { productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/** Whether the cart contains an upgrade of an earlier order. */
export const holdsUpgradeAtom = atom((get) => {
  const held = get(quantitiesAtom);
  return get(productsAtom).some(({ id, mappedType }) => mappedType === 'upgrades' && (held[id] ?? 0) > 0);
});
