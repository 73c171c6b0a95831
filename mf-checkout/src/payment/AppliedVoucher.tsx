import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AppliedVoucher.module.css';

/** The voucher that the cart uses, also after a reload: its code, its discount, and a button to remove it [VCH-01]. */
export function AppliedVoucher() {
  const money = useMoney();
  const { t } = useTranslation('mf_checkout');
  const voucher = useAtomValue(cartAtom)?.voucher;
  const commands = useCommands();
  const [isRemoving, setIsRemoving] = useState(false);
  if (!voucher) return null;
  const remove = async () => {
    setIsRemoving(true);
    await commands().checkout.removeVoucher();
    setIsRemoving(false);
  };
  const { code, cents } = voucher;
  return (
    <div className={styles.applied}>
      <p>{t('payment.voucher.applied', { code, amount: money(cents) })}</p>
      <Button
        variant="quiet"
        size="s"
        pending={isRemoving}
        aria-label={t('payment.voucher.removeCode', { code })}
        onClick={() => void remove()}
      >
        {t('payment.voucher.remove')}
      </Button>
    </div>
  );
}
