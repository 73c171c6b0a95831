import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { Card } from '@festival/shared-ui/card/Card';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hintOf } from './lineFacts.ts';
import { soldNameOf } from './soldNameOf.ts';
import styles from './TicketCard.module.css';
import { TicketCode } from './TicketCode.tsx';
import { useLineFacts } from './useLineFacts.ts';
import { useTicketName } from './useTicketName.ts';

interface TicketCardProps {
  order: OrderPage;
  ticket: OrderPage['tickets'][number];
  /** The actions for the ticket. */
  children: ReactNode;
}

/** A ticket as it is shown at the gate: its name, validity, code, days and times [BYD-02, PAY-04]. */
export function TicketCard({ order, ticket, children }: TicketCardProps) {
  const { t } = useTranslation('mf_checkout');
  const language = useAtomValue(languageAtom);
  const factsOf = useLineFacts();
  const nameOf = useTicketName(order);
  const line = order.lines.find(({ productId }) => productId === ticket.productId);
  const { status, number, code, drawing } = ticket;
  const holder = ticket.holder ?? order.buyer;
  return (
    <Card as="li" padding="none" tone={status === 'issued' ? 'raised' : 'sunken'} className={styles.ticket}>
      <div className={styles.parts}>
        {line?.image && (
          <div className={styles.picture}>
            <Picture base={line.image} alt="" sizes="(min-width: 1024px) 560px, calc(100vw - 2rem)" fill />
          </div>
        )}
        <div className={styles.head}>
          <p className={styles.state} data-status={status}>
            {t(`order.status.${status}`)}
          </p>
          <h3 className={styles.name}>{line ? soldNameOf(line, language) : ticket.productId}</h3>
          <p className={styles.soft}>{t('order.ofCount', { number, count: line?.quantity ?? number })}</p>
        </div>
        {code && drawing && (
          <div className={styles.stub}>
            <TicketCode drawing={drawing} code={code} label={t('order.code', { ticket: nameOf(ticket), code })} />
          </div>
        )}
        <div className={styles.facts}>
          <dl className={styles.list}>
            {line &&
              factsOf(line).map(([name, value]) => (
                <div key={name}>
                  <dt>{t(`order.fact.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            {holder && (
              <div>
                <dt>{t('order.fact.holder')}</dt>
                <dd>{holder}</dd>
                {ticket.lacksNameOnPaper && <dd className={styles.note}>{t('order.notOnPaper')}</dd>}
              </div>
            )}
          </dl>
          {code && line && <p className={styles.soft}>{t(`order.hint.${hintOf(line)}`)}</p>}
          {children}
        </div>
      </div>
    </Card>
  );
}
