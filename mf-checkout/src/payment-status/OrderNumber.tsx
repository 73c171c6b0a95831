import { Button } from '@festival/shared-ui/button/Button';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OrderNumber.module.css';

/** The order's number in large text, to read out or to copy. */
export function OrderNumber({ reference }: { reference: string }) {
  const { t } = useTranslation('mf_checkout');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setIsCopied(true);
    } catch {
      // A browser may refuse access to the clipboard; the number can still be selected.
      setIsCopied(false);
    }
  };
  return (
    <div className={styles.order}>
      <p className={styles.label}>{t('status.reference')}</p>
      <p className={styles.reference}>{reference}</p>
      <Button variant="secondary" size="s" icon={<Icon icon={isCopied ? Check : Copy} size="s" />} onClick={copy}>
        {t('status.copy')}
      </Button>
      <p role="status" className={styles.copied}>
        {isCopied && t('status.copied')}
      </p>
    </div>
  );
}
