import { useTranslation } from 'react-i18next';
import { CompletedOrder } from './CompletedOrder.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import styles from './PaymentStatus.module.css';
import { UnknownOrder } from './UnknownOrder.tsx';
import { useOrder } from './useOrder.ts';

/** How the payment ended, in the server's words only: the way the browser came back proves nothing [PAY-04]. */
export function PaymentStatus() {
  const { t } = useTranslation('mf_checkout');
  const { order, isUnreachable, lookNow } = useOrder();
  return (
    <section className={styles.status} aria-label={t('status.region')}>
      {!order && <UnknownOrder isUnreachable={isUnreachable} onLook={lookNow} />}
      {order?.status === 'completed' && <CompletedOrder order={order} />}
      {order && order.status !== 'completed' && <OpenOrder reference={order.reference} status={order.status} />}
    </section>
  );
}
