import type { UpsellOffer } from '@festival/shared-contracts/upsell/upsellOffers';
import { Icon } from '@festival/shared-ui/icon/Icon';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './OfferCarousel.module.css';
import { OfferTile } from './OfferTile.tsx';
import { useSlideEnds } from './useSlideEnds.ts';

/** Offers side by side, moved by swiping or with two buttons; a focused tile is scrolled into view [OVL-06]. */
export function OfferCarousel({ offers }: { offers: readonly UpsellOffer[] }) {
  const { t } = useTranslation('mf_basket');
  const [viewport, carousel] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const { isFirst, isLast } = useSlideEnds(carousel);
  const turns = [
    { name: 'before', icon: ChevronLeft, isEnd: isFirst, turn: () => carousel?.scrollPrev() },
    { name: 'after', icon: ChevronRight, isEnd: isLast, turn: () => carousel?.scrollNext() },
  ] as const;
  return (
    <div className={styles.carousel}>
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.slides}>
          {offers.map((offer) => (
            <li key={offer.productId} className={styles.slide}>
              <OfferTile offer={offer} />
            </li>
          ))}
        </ul>
      </div>
      {!(isFirst && isLast) && (
        <div className={styles.turns}>
          {turns.map(({ name, icon, isEnd, turn }) => (
            <button
              key={name}
              type="button"
              className={styles.turn}
              aria-label={t(`upsell.${name}`)}
              aria-disabled={isEnd}
              onClick={turn}
            >
              <Icon icon={icon} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
