import type { OrderView } from '@festival/shared-contracts/order/orderView';
import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';
import { cartDeadlineAtom, configAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Spinner } from '@festival/shared-ui/spinner/Spinner';
import { useAtomValue } from 'jotai';
import { CircleSlash, CircleX, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OrderNumber } from '../order/OrderNumber.tsx';
import { clockTime } from '../payment/clockTime.ts';
import { LeaveOrder } from './LeaveOrder.tsx';
import styles from './OpenOrder.module.css';
import { StatusColumns } from './StatusColumns.tsx';
import { WhatComesNext } from './WhatComesNext.tsx';

type OpenStatus = Exclude<PaymentStatus, 'completed'>;

const drawings: Record<OpenStatus, LucideIcon> = {
  pending: Hourglass,
  failed: CircleX,
  error: TriangleAlert,
  canceled: CircleSlash,
};

interface OpenOrderProps {
  order: OrderView & { status: OpenStatus };
}

/** An unpaid order: its state, what that means, and the next action [PAY-04]. */
export function OpenOrder({ order }: OpenOrderProps) {
  const { t } = useTranslation('mf_checkout');
  const { status, reference, email } = order;
  const isPending = status === 'pending';
  return (
    <StatusColumns order={order}>
      <div className={styles.order} role="status">
        <p className={styles.mark} data-status={status}>
          <Icon icon={drawings[status]} size="l" />
        </p>
        <h2 className={styles.title}>{t(`status.${status}.title`)}</h2>
        <p className={styles.text}>{t(`status.${status}.text`)}</p>
        {!isPending && <HeldUntil />}
        {isPending ? (
          <p className={styles.checking}>
            <Spinner /> <span>{t('status.pending.checking')}</span>
          </p>
        ) : (
          <WayOn />
        )}
      </div>
      <WhatComesNext state={isPending ? 'pending' : 'unpaid'} email={email} />
      {isPending && <OrderNumber reference={reference} />}
    </StatusColumns>
  );
}

/** The time until which the cart of an unpaid order is held, by the festival's clock; nothing while it is unknown [CNT-03, I18-05]. */
function HeldUntil() {
  const { t } = useTranslation('mf_checkout');
  const deadline = useAtomValue(cartDeadlineAtom);
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'UTC';
  if (deadline === null) return null;
  const time = clockTime(new Date(deadline).toISOString(), timeZone);
  return <p className={styles.text}>{t('status.heldUntil', { time })}</p>;
}

/** Offers to pay again with any method, or to leave the order. */
function WayOn() {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  return (
    <div className={styles.actions}>
      <Button size="l" onClick={() => commands().navigation.goTo('checkout')}>
        {t('status.again')}
      </Button>
      <LeaveOrder />
    </div>
  );
}
