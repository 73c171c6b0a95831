import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
import { Undo2 } from 'lucide-react';
import { StepList } from '../next/StepList.tsx';
import styles from './OpenOrder.module.css';
import { OrderNumber } from './OrderNumber.tsx';
import { StatusColumns } from './StatusColumns.tsx';

/** An order whose money goes back: it was paid too late, or it was refunded. `refunded` in cents [PAY-04]. */
export function RefundedOrder({ order, refunded }: { order: OrderView; refunded: number }) {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const festival = useAtomValue(configAtom)?.festivalData.title ?? '';
  return (
    <StatusColumns order={order}>
      <div className={styles.order} role="status">
        <p className={styles.mark} data-status="refunded">
          <Icon icon={Undo2} size="l" />
        </p>
        <h2 className={styles.title}>{t('status.refunded.title')}</h2>
        <p className={styles.text}>{t('status.refunded.text', { amount: formatMoney(refunded) })}</p>
        <Button className={styles.leave} variant="quiet" onClick={() => commands().checkout.leaveOrder()}>
          {t('status.leave', { festival })}
        </Button>
      </div>
      <StepList
        title={t('status.next.title')}
        steps={[1, 2, 3].map((step) => t(`status.next.refunded.${step}`, { email: order.email }))}
      />
      <OrderNumber reference={order.reference} />
    </StatusColumns>
  );
}
