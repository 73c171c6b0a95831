import type { PaymentState } from '@festival/shared-contracts/order/orderView';
import { Card } from '@festival/shared-ui/card/Card';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { Spinner } from '@festival/shared-ui/spinner/Spinner';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { FindOrder } from '../order-link/FindOrder.tsx';
import { Stage } from '../payment/Stage.tsx';
import { LeaveOrder } from './LeaveOrder.tsx';
import styles from './OpenOrder.module.css';

export interface WithoutOrderProps {
  /** The state of the payment that the address names; null if it names none. */
  payment: PaymentState | null;
  onLook: () => void;
}

const wordsFor = (payment: PaymentState | null) => {
  if (!payment) return 'none';
  return payment.refunded && payment.status !== 'completed' ? 'refunded' : payment.status;
};

/**
 * Shown to a visitor without the cart of an order: the payment went on in another browser, or its address was opened later. It says how the payment
 * stands, and has the order's link mailed. Only then it offers to choose tickets again [PAY-04].
 */
export function WithoutOrder({ payment }: WithoutOrderProps) {
  const { t } = useLaterTexts();
  const { t: now } = useTranslation('mf_checkout');
  const money = useMoney();
  const { reference, maskedEmail: email, refunded = 0 } = payment ?? {};
  const words = wordsFor(payment);
  return (
    <div className={styles.order}>
      <div role="status">
        <Stage
          title={t(`elsewhere.${words}.title`)}
          text={t(`elsewhere.${words}.text`, { reference, email, amount: money(refunded) })}
        >
          {words === 'pending' && (
            <p className={styles.checking}>
              <Spinner /> <span>{now('status.pending.checking')}</span>
            </p>
          )}
        </Stage>
      </div>
      <Card tone="flat">
        <FindOrder isTitled />
      </Card>
      {words === 'none' && <p>{t('elsewhere.again')}</p>}
      <LeaveOrder />
    </div>
  );
}
