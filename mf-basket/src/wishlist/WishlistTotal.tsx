import { Price } from '@festival/shared-ui/price/Price';
import { TermsLink } from '../confirmation/TermsLink.tsx';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './WishlistTotal.module.css';

/** The total of the wishlist, and the terms of a purchase [OVL-10]. */
export function WishlistTotal({ cents }: { cents: number }) {
  const { t } = useLaterTexts();
  return (
    <div className={styles.overview}>
      <p className={styles.total}>
        <span>{t('offer.total')}</span> <Price cents={cents} />
      </p>
      <p className={styles.terms}>
        <TermsLink />
      </p>
    </div>
  );
}
