import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { languageAtom, productsAtom } from '@festival/shared-contracts/state/shopState';
import { Price } from '@festival/shared-ui/price/Price';
import { StayFacts } from '@festival/shared-ui/stay-facts/StayFacts';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddOnStay } from '../order/AddOnStay.tsx';
import styles from './OrderRecap.module.css';

/** The ordered products, and the total, which may still be to pay [PAY-04]. */
export function OrderRecap({ order }: { order: OrderView }) {
  const { t } = useTranslation('mf_checkout');
  const titleId = useId();
  const products = useAtomValue(productsAtom);
  const language = useAtomValue(languageAtom);
  // The name under which the product was sold, or the shop's current name if the order has none in this language.
  const nameOf = (line: OrderView['lines'][number]) =>
    line.texts?.[language]?.name ?? products.find(({ id }) => id === line.productId)?.name ?? line.name;
  const wasPaid = order.status === 'completed' || Boolean(order.refunded);
  // A pending payment may be on its way: the buyer has nothing to pay for now.
  const amount = order.status === 'pending' ? 'form.total' : 'status.open';
  return (
    <section className={styles.recap} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.heading}>
        {t('status.order')}
      </h3>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.productId}>
            <span>{t('status.times', { quantity: line.quantity, name: nameOf(line) })}</span>
            <StayFacts productId={line.productId} className={styles.facts} />
            <AddOnStay line={line} className={styles.facts} />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t(wasPaid ? 'status.total' : amount)}</span> <Price cents={order.total} size="l" />
      </p>
      {order.refunded ? (
        <p className={styles.total}>
          <span>{t('status.refunded.part')}</span> <Price cents={order.refunded} />
        </p>
      ) : null}
    </section>
  );
}
