import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { configAtom, languageAtom, productsAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Price } from '@festival/shared-ui/price/Price';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import { formDraft } from '../form/formDraft.ts';
import { Celebration } from './Celebration.tsx';
import styles from './CompletedOrder.module.css';
import { OrderNumber } from './OrderNumber.tsx';

/** A paid order: a celebration, its number, what comes by mail, what was bought, and the days for the calendar [PAY-04]. */
export function CompletedOrder({ order }: { order: OrderView }) {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const config = useAtomValue(configAtom);
  const festival = config?.festivalData.title ?? '';
  useEffect(() => formDraft.forgetOthers(sessionStorage), []);
  return (
    <div className={styles.completed}>
      <div className={styles.cheer} role="status">
        <Celebration />
        <h2 className={styles.title}>{t('status.completed.title', { festival })}</h2>
        <p className={styles.text}>{t('status.completed.text')}</p>
      </div>
      <OrderNumber reference={order.reference} />
      <div className={styles.columns}>
        <section className={styles.part}>
          <h3 className={styles.heading}>{t('status.mail.title')}</h3>
          <p>{t('status.mail.to', { email: order.email })}</p>
          <p className={styles.soft}>{t('status.mail.spam')}</p>
        </section>
        <OrderLines order={order} />
      </div>
      <div className={styles.actions}>
        {order.pageToken && (
          <>
            <ButtonLink href={`/${config?.slug}/order#${order.pageToken}`}>{t('order.page')}</ButtonLink>
            <AddToCalendar token={order.pageToken} />
          </>
        )}
        <Button className={styles.leave} variant="quiet" onClick={() => commands().checkout.leaveOrder()}>
          {t('status.leave', { festival })}
        </Button>
      </div>
    </div>
  );
}

function OrderLines({ order }: { order: OrderView }) {
  const { t } = useTranslation('mf_checkout');
  const products = useAtomValue(productsAtom);
  const language = useAtomValue(languageAtom);
  // The name it was sold under; the shop's present name where the order has none in this language.
  const nameOf = (line: OrderView['lines'][number]) =>
    line.texts?.[language]?.name ?? products.find(({ id }) => id === line.productId)?.name ?? line.name;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('status.order')}</h3>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.productId}>{t('status.times', { quantity: line.quantity, name: nameOf(line) })}</li>
        ))}
      </ul>
      <p className={styles.total}>
        {t('status.total')} <Price cents={order.total} size="l" />
      </p>
      {order.refunded ? (
        <p>
          {t('status.refunded.part')} <Price cents={order.refunded} />
        </p>
      ) : null}
    </section>
  );
}
