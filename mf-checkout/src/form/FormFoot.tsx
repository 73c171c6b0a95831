import { totalsAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './FormFoot.module.css';

/** The total and the button that sends the form, always visible. */
export function FormFoot({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('mf_checkout');
  const { total } = useAtomValue(totalsAtom);
  return (
    <div className={styles.foot}>
      <p className={styles.total}>
        <span className={styles.label}>{t('form.total')}</span> <Price cents={total} />
      </p>
      <Button type="submit" pending={isSending}>
        {t('form.submit')}
      </Button>
    </div>
  );
}
