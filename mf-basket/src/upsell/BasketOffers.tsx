import { basketOffersAtom } from '@festival/shared-contracts/state/upsellOffersAtom';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BasketOffers.module.css';
import { Offers } from './Offers.tsx';

/** Offers at the end of the basket. Renders nothing if the shop has no offer left [BSK-02]. */
export function BasketOffers() {
  const { t } = useTranslation('mf_basket');
  const headingId = useId();
  const offers = useAtomValue(basketOffersAtom);
  if (offers.length === 0) return null;
  return (
    <section className={styles.offers} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {t('upsell.heading')}
      </h3>
      <Offers offers={offers} isWide />
    </section>
  );
}
