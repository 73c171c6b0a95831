import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
import styles from './Order.module.css';
import { soldNameOf } from './soldNameOf.ts';

/** Each ticket of an order, with what it is worth at the gate. */
export function TicketStates({ order: { tickets, lines } }: { order: OrderPage }) {
  const { t } = useTranslation('mf_checkout');
  const language = useAtomValue(languageAtom);
  const nameOf = (productId: string) => {
    const line = lines.find((one) => one.productId === productId);
    return line ? soldNameOf(line, language) : productId;
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('order.tickets')}</h2>
      <ul className={styles.lines}>
        {tickets.map(({ productId, number, status }) => (
          <li key={`${productId} ${number}`} className={styles.line}>
            <span>{t('order.ticket', { name: nameOf(productId), number })}</span>
            <span className={styles.state} data-status={status}>
              {t(`order.status.${status}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
