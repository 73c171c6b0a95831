import { productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { atom } from 'jotai';
import { offeredExtras } from './offeredExtras.ts';

const offerAtom = atom((get) => ({ products: get(productsAtom), held: get(quantitiesAtom) }));

/** Ids of the extras on offer; it changes when one sells out or comes back, not with every quantity. */
export const offeredExtraIdsAtom = steadyAtom(offerAtom, ({ products, held }) =>
  offeredExtras(products, held).map(({ id }) => id),
);
