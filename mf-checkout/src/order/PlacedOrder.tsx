import { userAtom } from '@festival/shared-contracts/state/shopState';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AwayNotice } from './AwayNotice.tsx';
import { KeepChoice } from './KeepChoice.tsx';
import { NoLinkedOrder } from './NoLinkedOrder.tsx';
import styles from './Order.module.css';
import { OrderActions } from './OrderActions.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderState } from './OrderState.tsx';
import { PaidReceipt } from './PaidReceipt.tsx';
import { TicketCards } from './TicketCards.tsx';
import { useAnswer } from './useAnswer.ts';
import { useKeptOrder } from './useKeptOrder.ts';

/**
 * An order opened by its link, at any time after the sale: its tickets, including void and refunded ones, and the
 * payment.
 */
export function PlacedOrder({ token }: { token: string }) {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const account = useAtomValue(userAtom)?.id ?? null;
  const [keeps, setKeeps] = useState(true);
  const { answer, ask } = useAnswer(token, () => commands().orders.read(token));
  const known = answer.name === 'known' ? answer.value : null;
  const kept = useKeptOrder({ token, account, known, isNone: answer.name === 'none', keeps });
  if (answer.name === 'none') return <NoLinkedOrder />;
  const order = known ?? kept;
  const note = {
    asking: <p role="status">{t('order.loading')}</p>,
    away: <AwayNotice onAsk={ask} text={order ? t('order.kept.offline') : undefined} />,
    known: null,
  }[answer.name];
  if (!order) return note;
  const isValid = order.status === 'completed';
  return (
    <>
      {note}
      <OrderState order={order} />
      {order.tickets.length > 0 && <TicketCards order={order} token={token} onChange={ask} />}
      <div className={styles.columns}>
        <PaidReceipt order={order} />
        <OrderDetails order={order} />
        {isValid && <OrderActions order={order} token={token} />}
        <div className={styles.screenOnly}>
          <KeepChoice keeps={keeps} onChange={setKeeps} />
        </div>
      </div>
    </>
  );
}
