import {
  capabilitiesAtom,
  choicesAtom,
  productsAtom,
  quantitiesAtom,
  totalsAtom,
} from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';
import { refundOffer } from './refundOffer.ts';

/** The offer of refund protection for the current basket [INS-01]. */
export const refundOfferAtom = atom((get) =>
  refundOffer({
    isOffered: get(capabilitiesAtom)?.offersRefundProtection ?? false,
    products: get(productsAtom),
    quantities: get(quantitiesAtom),
    totals: get(totalsAtom),
    chosen: get(choicesAtom).refundProtection,
  }),
);
