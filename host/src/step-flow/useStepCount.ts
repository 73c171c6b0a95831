import { stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { type Atom, atom } from 'jotai/vanilla';

const counts = new Map<string, Atom<number>>();

const countAtom = (name: string): Atom<number> => {
  const known = counts.get(name) ?? atom((get) => get(stepFlowAtom).find((step) => step.name === name)?.count ?? 0);
  counts.set(name, known);
  return known;
};

/** How many products of a step the cart holds; for the smallest part that shows it, since each press renders it. */
export const useStepCount = (name: string): number => useAtomValue(countAtom(name));
