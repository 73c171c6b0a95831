import { configAtom } from '@festival/shared-contracts/state/shopState';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useSiteAddress } from '@festival/shared-ui/link/useSiteAddress';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import { formDraft } from '../form/formDraft.ts';
import { OrderNumber } from '../order/OrderNumber.tsx';
import { Celebration } from './Celebration.tsx';
import type { ChangeEmailProps } from './ChangeEmail.tsx';
import styles from './CompletedOrder.module.css';
import { LeaveOrder } from './LeaveOrder.tsx';
import { StatusColumns } from './StatusColumns.tsx';
import { WrongEmail } from './WrongEmail.tsx';

/**
 * A paid order: a celebration, its number, links to its tickets and to the calendar, the mails that will follow, and
 * the products [PAY-04].
 */
export function CompletedOrder({ order, onChanged }: ChangeEmailProps) {
  const { t } = useTranslation('mf_checkout');
  const config = useAtomValue(configAtom);
  const orderPage = useSiteAddress(`/${config?.slug}/order#${order.pageToken}`);
  const festival = config?.festivalData.title ?? '';
  const hasTickets = order.hasTickets !== false;
  useEffect(() => formDraft.forgetOthers(), []);
  return (
    <div className={styles.completed}>
      <div className={styles.cheer} role="status">
        <Celebration />
        <h2 className={styles.title}>{t('status.completed.title', { festival })}</h2>
        <p className={styles.text}>{t(order.total === 0 ? 'status.completed.free' : 'status.completed.text')}</p>
      </div>
      <StatusColumns order={order}>
        <OrderNumber reference={order.reference} />
        <div className={styles.actions}>
          {order.pageToken && (
            <>
              <ButtonLink href={orderPage}>{t(hasTickets ? 'order.page' : 'status.openOrder')}</ButtonLink>
              <AddToCalendar token={order.pageToken} />
            </>
          )}
          <LeaveOrder />
        </div>
        <section className={styles.part}>
          <h3 className={styles.heading}>{t('status.mail.title')}</h3>
          <p>{t(hasTickets ? 'status.mail.to' : 'status.mail.confirmation', { email: order.email })}</p>
          <WrongEmail order={order} onChanged={onChanged} />
          <p>{t('status.mail.spam')}</p>
        </section>
      </StatusColumns>
    </div>
  );
}
