import { totalsAtom } from '@festival/shared-contracts/state/shopState';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BasketFoot.module.css';

/** The bottom of the basket, always visible: the total, and the next buttons. */
export function BasketFoot({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('mf_basket');
  const { total } = useAtomValue(totalsAtom);
  return (
    <div className={styles.foot}>
      <p className={styles.total}>
        <span>{t('total.label')}</span> <Price cents={total} />
      </p>
      {children}
    </div>
  );
}
