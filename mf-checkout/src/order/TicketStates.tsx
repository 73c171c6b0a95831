import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { useTranslation } from 'react-i18next';
import styles from './Order.module.css';
import { useTicketName } from './useTicketName.ts';

/** Each ticket of an order, with whose it is where that was said, and what it is worth at the gate. */
export function TicketStates({ order }: { order: OrderPage }) {
  const { t } = useTranslation('mf_checkout');
  const nameOf = useTicketName(order);
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('order.tickets')}</h2>
      <ul className={styles.lines}>
        {order.tickets.map((ticket) => (
          <li key={`${ticket.productId} ${ticket.number}`} className={styles.line}>
            <span>
              {nameOf(ticket)}
              {ticket.holder && ` · ${ticket.holder}`}
            </span>
            <span className={styles.state} data-status={ticket.status}>
              {t(`order.status.${ticket.status}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
