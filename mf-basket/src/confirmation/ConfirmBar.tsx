import { cartAtom, isUpdatingAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import styles from './ConfirmBar.module.css';

/** The button to the next step, always within reach of the thumb, with what comes next beside it. */
export function ConfirmBar({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('mf_basket');
  const isUpdating = useAtomValue(isUpdatingAtom);
  const isRefused = useAtomValue(cartAtom)?.checkoutAllowed === false;
  return (
    <div className={styles.bar}>
      <Button
        size="l"
        block
        pending={isUpdating}
        aria-disabled={isRefused}
        iconEnd={<Icon icon={ArrowRight} />}
        onClick={onConfirm}
      >
        {t('confirm.button')}
      </Button>
      <p className={styles.next}>{t('confirm.next')}</p>
    </div>
  );
}
