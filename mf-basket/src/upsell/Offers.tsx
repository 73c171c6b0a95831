import type { UpsellOffer } from '@festival/shared-contracts/upsell/upsellOffers';
import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { Suspense } from 'react';
import { OfferTile } from './OfferTile.tsx';

// The carousel's library is loaded only for several offers, after the basket is shown.
const OfferCarousel = lazyComponent(async () => (await import('./OfferCarousel.tsx')).OfferCarousel);

/** A single offer as a tile, several offers as a carousel of tiles [OVL-13]. */
export function Offers({ offers, isWide }: { offers: readonly UpsellOffer[]; isWide?: boolean }) {
  const [first] = offers;
  if (!first) return null;
  if (offers.length === 1) return <OfferTile offer={first} isWide={isWide} />;
  return (
    <Suspense fallback={<OfferTile offer={first} />}>
      <OfferCarousel offers={offers} />
    </Suspense>
  );
}
