import { totalsAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Price } from '@festival/shared-ui/price/Price';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import styles from './FormFoot.module.css';

/** The total and the button that sends the form, in sight however long the form is. */
export function FormFoot({ isSending }: { isSending: boolean }) {
  const { t } = useTranslation('mf_checkout');
  const { total } = useAtomValue(totalsAtom);
  return (
    <div className={styles.foot}>
      <p className={styles.total}>
        <span className={styles.label}>{t('form.total')}</span> <Price cents={total} size="l" />
      </p>
      <Button type="submit" pending={isSending} iconEnd={<Icon icon={ArrowRight} />}>
        {t('form.submit')}
      </Button>
    </div>
  );
}
