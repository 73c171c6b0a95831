import { useTranslation } from 'react-i18next';
import { CompletedOrder } from './CompletedOrder.tsx';
import { LoadingOrder } from './LoadingOrder.tsx';
import { NoOrder } from './NoOrder.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import styles from './PaymentStatus.module.css';
import { RefundedOrder } from './RefundedOrder.tsx';
import { UnreachableOrder } from './UnreachableOrder.tsx';
import { useOrder } from './useOrder.ts';

/** The result of the payment from the server's answer; the return address is never trusted [PAY-04]. */
export function PaymentStatus() {
  const { t } = useTranslation('mf_checkout');
  return (
    <section className={styles.status} aria-label={t('status.region')}>
      <Screen />
    </section>
  );
}

function Screen() {
  const { known, lookNow, show } = useOrder();
  switch (known.name) {
    case 'asking':
      return <LoadingOrder />;
    case 'none':
      return <NoOrder />;
    case 'unreachable':
      return <UnreachableOrder onLook={lookNow} />;
    case 'known': {
      const { order } = known;
      if (order.status === 'completed') return <CompletedOrder order={order} onChanged={show} />;
      if (order.refunded) return <RefundedOrder order={order} refunded={order.refunded} />;
      return <OpenOrder order={{ ...order, status: order.status }} />;
    }
  }
}
