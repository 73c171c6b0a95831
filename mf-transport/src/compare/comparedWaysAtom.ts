import { productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { type Atom, atom } from 'jotai';
import { type ComparedWay, compareWays, hasRegions } from './compareWays.ts';

const shopAtom = atom((get) => ({ products: get(productsAtom), held: get(quantitiesAtom) }));

const waysAtom = (region?: string) =>
  steadyAtom(shopAtom, ({ products, held }) => compareWays(products, { region, held }));

const byRegion: Readonly<Record<string, Atom<ComparedWay[]>>> = { nl: waysAtom('nl'), eu: waysAtom('eu') };
const all = waysAtom();

/**
 * The compared ways of a region, or of all. The list changes when a way fills up or has seats again, not with each
 * press.
 */
export const comparedWaysAtom = (region?: string): Atom<ComparedWay[]> => (region && byRegion[region]) || all;

export const hasRegionsAtom = steadyAtom(productsAtom, hasRegions);
