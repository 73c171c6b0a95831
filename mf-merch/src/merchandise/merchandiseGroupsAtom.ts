import { productsAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { merchandiseGroups } from './merchandiseGroups.ts';

/** The pieces of merchandise with their sizes. The list changes when a product changes, or a size sells out. */
export const merchandiseGroupsAtom = steadyAtom(productsAtom, merchandiseGroups);
