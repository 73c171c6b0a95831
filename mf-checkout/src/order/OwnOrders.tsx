import type { OwnOrder } from '@festival/shared-contracts/order/orderPage';
import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { formatDay } from '@festival/shared-contracts/time/formatDay';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Card } from '@festival/shared-ui/card/Card';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AddOnStay } from './AddOnStay.tsx';
import { AwayNotice } from './AwayNotice.tsx';
import { BackToFestival } from './BackToFestival.tsx';
import { daysInWords } from './lineFacts.ts';
import styles from './Order.module.css';
import own from './OwnOrders.module.css';
import { soldNameOf } from './soldNameOf.ts';
import { useAnswer } from './useAnswer.ts';

/** The orders of the signed-in account, each with its picture, content, date and amount. */
export function OwnOrders() {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const { answer, ask } = useAnswer('own', () => commands().orders.listOwn());
  if (answer.name === 'asking') return <p role="status">{t('order.loading')}</p>;
  if (answer.name !== 'known') return <AwayNotice onAsk={ask} />;
  return (
    <>
      <h2 className={styles.title}>{t('order.own.title')}</h2>
      {answer.value.length === 0 && (
        <>
          <p>{t('order.own.empty')}</p>
          <p>
            <BackToFestival />
          </p>
        </>
      )}
      <ul className={own.orders}>
        {answer.value.map((order) => (
          <OwnOrderCard key={order.reference} order={order} />
        ))}
      </ul>
    </>
  );
}

function OwnOrderCard({ order }: { order: OwnOrder }) {
  const { t } = useTranslation('mf_checkout');
  const language = useAtomValue(languageAtom);
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'Europe/Amsterdam';
  const { reference, token, status, placedAt, total, lines = [], image, firstDay, lastDay } = order;
  return (
    <Card as="li" padding="none" className={own.order}>
      {image && (
        <div className={own.picture}>
          <Picture base={image} alt="" sizes="(min-width: 640px) 220px, calc(100vw - 2rem)" fill />
        </div>
      )}
      <div className={own.text}>
        {status !== 'completed' && (
          <p className={own.state}>{t(status === 'pending' ? 'order.pending' : 'order.void')}</p>
        )}
        {firstDay && <p className={own.when}>{daysInWords(firstDay, lastDay, language)}</p>}
        <ul className={own.lines}>
          {lines.map((line) => (
            <li key={line.productId}>
              <span>{t('status.times', { quantity: line.quantity, name: soldNameOf(line, language) })}</span>
              <AddOnStay line={line} className={styles.soft} />
            </li>
          ))}
        </ul>
        <p className={styles.soft}>
          <span>{t('status.reference')}</span> <span className={styles.reference}>{reference}</span>
          <br />
          <span>{`${t('order.placed')} ${formatDay(placedAt, { language, timeZone, withYear: true })}`}</span>
        </p>
        <div className={own.foot}>
          <Price cents={total} size="l" />
          <ButtonLink href={`#${token}`} aria-label={`${t('order.own.open')} ${reference}`}>
            {t('order.own.open')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
