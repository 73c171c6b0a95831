import { isTermsAcceptedAtom, shippingCountryAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';
import { refundOfferAtom } from '../refund-protection/refundOfferAtom.ts';
import { asksCountryAtom } from '../shipping/asksCountryAtom.ts';
import { missingChecks } from './missingChecks.ts';

/** What still stands between this basket and the form [BSK-05]. */
export const missingChecksAtom = atom((get) =>
  missingChecks({
    isTermsAccepted: get(isTermsAcceptedAtom),
    isRefundChoiceOpen: get(refundOfferAtom)?.choice === null,
    isCountryOpen: get(asksCountryAtom) && get(shippingCountryAtom) === null,
  }),
);
