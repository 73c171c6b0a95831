import { Button } from '@festival/shared-ui/button/Button';
import { useTranslation } from 'react-i18next';
import styles from './Order.module.css';

/**
 * Says that the order is stored on this device, and lets the visitor choose, because the device may belong to another
 * person.
 */
export function KeepChoice({ keeps, onChange }: { keeps: boolean; onChange: (keeps: boolean) => void }) {
  const { t } = useTranslation('mf_checkout');
  return (
    <div className={styles.part}>
      <p role="status" className={styles.soft}>
        {t(keeps ? 'order.kept.text' : 'order.kept.off')}
      </p>
      <div>
        <Button variant="quiet" size="s" className={styles.quiet} onClick={() => onChange(!keeps)}>
          {t(keeps ? 'order.kept.forget' : 'order.kept.keep')}
        </Button>
      </div>
    </div>
  );
}
