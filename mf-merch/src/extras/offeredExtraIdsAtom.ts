import { productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { atom } from 'jotai';
import { offeredExtras } from './offeredExtras.ts';

const offerAtom = atom((get) => ({ products: get(productsAtom), held: get(quantitiesAtom) }));

/** Ids of the offered extras. The list changes when an extra sells out or returns, not with every quantity. */
export const offeredExtraIdsAtom = steadyAtom(offerAtom, ({ products, held }) =>
  offeredExtras(products, held).map(({ id }) => id),
);
