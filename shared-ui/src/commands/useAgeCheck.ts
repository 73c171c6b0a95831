import { productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom, useStore } from 'jotai';
import { useCommands } from './useCommands.ts';

/** Whether the visitor has confirmed their age since the page opened. */
const isAgeConfirmedAtom = atom(false);

/**
 * Asks for the buyer's age once per cart, before the first age-checked product is added, on every screen that can add
 * one. Returns whether the products may be added. If the cart already contains an age-checked product, the question was
 * already answered [MER-02].
 */
export function useAgeCheck(): (productIds: readonly string[]) => Promise<boolean> {
  const store = useStore();
  const commands = useCommands();
  return async (productIds) => {
    const checked = store.get(productsAtom).filter(({ meta }) => meta.ageCheck);
    const held = store.get(quantitiesAtom);
    const isAsked = checked.some(({ id }) => productIds.includes(id));
    const isKnown = store.get(isAgeConfirmedAtom) || checked.some(({ id }) => (held[id] ?? 0) > 0);
    if (!isAsked || isKnown) return true;
    const answer = await commands().overlay.openModal(6006);
    store.set(isAgeConfirmedAtom, answer === 'confirm');
    return answer === 'confirm';
  };
}
