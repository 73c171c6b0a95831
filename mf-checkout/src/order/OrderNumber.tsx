import { Button } from '@festival/shared-ui/button/Button';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OrderNumber.module.css';

/** The order's number in large text, to read out or to copy. */
export function OrderNumber({ reference }: { reference: string }) {
  const { t } = useTranslation('mf_checkout');
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');
  const number = useRef<HTMLParagraphElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setState('copied');
    } catch {
      // A browser inside an app, or a page without TLS, has no clipboard. The visitor can copy the selected number.
      if (number.current) getSelection()?.selectAllChildren(number.current);
      setState('selected');
    }
  };
  return (
    <div className={styles.order}>
      <p className={styles.label}>{t('status.reference')}</p>
      <p ref={number} className={styles.reference}>
        {reference}
      </p>
      <Button
        variant="secondary"
        size="s"
        icon={<Icon icon={state === 'copied' ? Check : Copy} size="s" />}
        onClick={copy}
      >
        {t('status.copy')}
      </Button>
      <p role="status" className={styles.copied} data-state={state}>
        {state !== 'idle' && t(`status.${state}`)}
      </p>
    </div>
  );
}
