import { basketOffersAtom } from '@festival/shared-contracts/state/upsellOffersAtom';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BasketOffers.module.css';
import { Offers } from './Offers.tsx';

/** What goes with the basket, at its end; nothing where the shop has nothing left to offer [BSK-02]. */
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
