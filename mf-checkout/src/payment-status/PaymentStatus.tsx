import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../later/lazyWithTexts.tsx';
import { CompletedOrder } from './CompletedOrder.tsx';
import { LoadingOrder } from './LoadingOrder.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import styles from './PaymentStatus.module.css';
import { RefundedOrder } from './RefundedOrder.tsx';
import { UnreachableOrder } from './UnreachableOrder.tsx';
import { useOrder } from './useOrder.ts';
import type { WithoutOrderProps } from './WithoutOrder.tsx';

/** Its code and texts are loaded when it is first shown, since most shoppers return with their cart. */
const WithoutOrder = lazyWithTexts<WithoutOrderProps>(
  async () => (await import(/* webpackChunkName: "later" */ './WithoutOrder.tsx')).WithoutOrder,
  UnreachableOrder,
);

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
      return <WithoutOrder payment={null} onLook={lookNow} />;
    case 'elsewhere':
      return <WithoutOrder payment={known.payment} onLook={lookNow} />;
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
