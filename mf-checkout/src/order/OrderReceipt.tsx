import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { daysInWords, lineFacts } from './lineFacts.ts';
import receipt from './OrderReceipt.module.css';
import { soldNameOf } from './soldNameOf.ts';

/** What was bought, with its days, and what was paid for it, as a receipt [PAY-04]. */
export function OrderReceipt({ order }: { order: OrderPage }) {
  const { t } = useTranslation('mf_checkout');
  const titleId = useId();
  const language = useAtomValue(languageAtom);
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'Europe/Amsterdam';
  const { lines, sums = [], serviceFee = 0, stay } = order;
  // A room's days are the stay's.
  const whenOf = (line: OrderPage['lines'][number]) =>
    stay && line.mappedType === 'packages' && !line.firstDay
      ? daysInWords(stay.arrival, stay.departure, language)
      : lineFacts(line, { language, timeZone }).find(([name]) => name === 'when' || name === 'out')?.[1];
  return (
    <section className={receipt.receipt} aria-labelledby={titleId}>
      <h2 id={titleId} className={receipt.title}>
        {t('status.order')}
      </h2>
      <ul className={receipt.rows}>
        {lines.map((line) => (
          <Row
            key={line.productId}
            cents={line.total}
            label={t('status.times', { quantity: line.quantity, name: soldNameOf(line, language) })}
          >
            {whenOf(line)}
            {line.refundedQuantity > 0 && <strong>{t('order.back', { quantity: line.refundedQuantity })}</strong>}
          </Row>
        ))}
        {serviceFee > 0 && <Row isSoft cents={serviceFee} label={t('order.serviceFee')} />}
        {sums.map(({ kind, amount }) => (
          <Row key={kind} isSoft cents={amount} label={t(`order.sum.${kind}`)} />
        ))}
      </ul>
      <p className={receipt.total}>
        <span>
          {t(order.status === 'completed' ? 'status.total' : 'payment.total')}
          <span className={receipt.vat}>{t('payment.vat')}</span>
        </span>
        <Price cents={order.total} size="l" />
      </p>
      {order.refunded > 0 && (
        <p className={receipt.row}>
          <span>{t('status.refunded.part')}</span>
          <Price cents={order.refunded} />
        </p>
      )}
    </section>
  );
}

type RowProps = { label: string; cents: number; isSoft?: boolean; children?: ReactNode };

function Row({ label, cents, isSoft, children }: RowProps) {
  return (
    <li className={isSoft ? receipt.soft : receipt.row}>
      <span>
        {label}
        <span className={receipt.when}>{children}</span>
      </span>
      <Price cents={cents} />
    </li>
  );
}
