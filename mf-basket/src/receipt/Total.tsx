import { totalsAtom } from '@festival/shared-contracts/state/shopState';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './Total.module.css';

/** The amount to pay, in large type, VAT included [BSK-02]. */
export function Total() {
  const { t } = useTranslation('mf_basket');
  const { total } = useAtomValue(totalsAtom);
  return (
    <dl className={styles.total}>
      <dt className={styles.label}>
        <span>{t('total.label')}</span>
        <span className={styles.vat}>{t('total.vat')}</span>
      </dt>
      <dd>
        <Price cents={total} size="xl" />
      </dd>
    </dl>
  );
}
