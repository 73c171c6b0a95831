import { stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { type Atom, atom } from 'jotai/vanilla';

const counts = new Map<string, Atom<number>>();

const countAtom = (name: string): Atom<number> => {
  const known = counts.get(name) ?? atom((get) => get(stepFlowAtom).find((step) => step.name === name)?.count ?? 0);
  counts.set(name, known);
  return known;
};

/** The number of a step's products in the cart. Use it in the smallest component that shows the number, because each press renders that component. */
export const useStepCount = (name: string): number => useAtomValue(countAtom(name));
