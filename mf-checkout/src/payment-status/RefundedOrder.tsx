import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OrderNumber } from '../order/OrderNumber.tsx';
import { LeaveOrder } from './LeaveOrder.tsx';
import styles from './OpenOrder.module.css';
import { StatusColumns } from './StatusColumns.tsx';
import { WhatComesNext } from './WhatComesNext.tsx';

/** An order whose payment was refunded, because it came too late, or later on request. `refunded` in cents [PAY-04]. */
export function RefundedOrder({ order, refunded }: { order: OrderView; refunded: number }) {
  const money = useMoney();
  const { t } = useTranslation('mf_checkout');
  return (
    <StatusColumns order={order}>
      <div className={styles.order} role="status">
        <p className={styles.mark} data-status="refunded">
          <Icon icon={Undo2} size="l" />
        </p>
        <h2 className={styles.title}>{t('status.refunded.title')}</h2>
        <p className={styles.text}>{t('status.refunded.text', { amount: money(refunded) })}</p>
        <LeaveOrder />
      </div>
      <WhatComesNext state="refunded" email={order.email} />
      <OrderNumber reference={order.reference} />
    </StatusColumns>
  );
}
