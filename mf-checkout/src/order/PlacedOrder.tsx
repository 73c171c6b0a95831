import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { formatDay } from '@festival/shared-contracts/time/formatDay';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import { OrderNumber } from '../payment-status/OrderNumber.tsx';
import { AwayNotice } from './AwayNotice.tsx';
import { LazyTicketOptions } from './LazyTicketOptions.tsx';
import { NoLinkedOrder } from './NoLinkedOrder.tsx';
import styles from './Order.module.css';
import { OrderState } from './OrderState.tsx';
import { soldNameOf } from './soldNameOf.ts';
import { TicketActions } from './TicketActions.tsx';
import { TicketStates } from './TicketStates.tsx';
import type { TicketOptionsProps } from './ticketOptionsProps.ts';
import { useAnswer } from './useAnswer.ts';

/** An order by its link, however long after the sale: its tickets, what is void or refunded, and what was paid. */
export function PlacedOrder({ token }: { token: string }) {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const { answer, ask } = useAnswer(token, () => commands().orders.read(token));
  switch (answer.name) {
    case 'asking':
      return <p role="status">{t('order.loading')}</p>;
    case 'none':
      return <NoLinkedOrder />;
    case 'away':
      return <AwayNotice onAsk={ask} />;
    case 'known':
      return <Shown order={answer.value} token={token} onChange={ask} />;
  }
}

function Shown({ order, token, onChange }: TicketOptionsProps) {
  const isValid = order.status === 'completed';
  return (
    <>
      <OrderState order={order} />
      {order.tickets.length > 0 && <TicketStates order={order} />}
      {isValid && <TicketActions order={order} token={token} />}
      {isValid && (order.asksNames || order.wallets?.[0]) && (
        <LazyTicketOptions order={order} token={token} onChange={onChange} />
      )}
      <Sold order={order} />
      <OrderNumber reference={order.reference} />
      {isValid && (
        <p>
          <AddToCalendar token={token} />
        </p>
      )}
    </>
  );
}

function Sold({ order }: { order: OrderPage }) {
  const { t } = useTranslation('mf_checkout');
  const language = useAtomValue(languageAtom);
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'Europe/Amsterdam';
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('status.order')}</h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.productId} className={styles.line}>
            <span>{t('status.times', { quantity: line.quantity, name: soldNameOf(line, language) })}</span>
            {line.refundedQuantity > 0 && (
              <span className={styles.soft}>{t('order.back', { quantity: line.refundedQuantity })}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {t(order.status === 'completed' ? 'status.total' : 'payment.total')} <Price cents={order.total} size="l" />
      </p>
      <p className={styles.soft}>
        {t('order.placed')} {formatDay(order.placedAt, { language, timeZone, withYear: true })}
      </p>
    </section>
  );
}
