import { pageOffersAtom } from '@festival/shared-contracts/state/upsellOffersAtom';
import { useAtomValue } from 'jotai';
import { Offers } from './Offers.tsx';

/**
 * Offers for the products that were chosen on the step: the content of the host's popup or notification
 * [OVL-06, OVL-13].
 */
export function PageOffers() {
  return <Offers offers={useAtomValue(pageOffersAtom)} />;
}
