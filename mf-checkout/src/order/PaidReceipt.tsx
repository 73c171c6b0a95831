import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Receipt, ReceiptRow } from '../receipt/Receipt.tsx';
import { daysInWords, lineFacts } from './lineFacts.ts';
import styles from './Order.module.css';
import { soldNameOf } from './soldNameOf.ts';

/** What was bought, with its days, and what was paid for it [PAY-04]. */
export function PaidReceipt({ order }: { order: OrderPage }) {
  const { t } = useTranslation('mf_checkout');
  const language = useAtomValue(languageAtom);
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'Europe/Amsterdam';
  const { lines, sums = [], serviceFee = 0, stay } = order;
  // A room's days are the stay's.
  const whenOf = (line: OrderPage['lines'][number]) =>
    stay && line.mappedType === 'packages' && !line.firstDay
      ? daysInWords(stay.arrival, stay.departure, language)
      : lineFacts(line, { language, timeZone }).find(([name]) => name === 'when' || name === 'out')?.[1];
  return (
    <Receipt
      title={t('status.order')}
      totalLabel={t(order.status === 'completed' ? 'status.total' : 'payment.total')}
      total={order.total}
      below={order.refunded > 0 && <ReceiptRow label={t('status.refunded.part')} cents={order.refunded} />}
    >
      {lines.map((line) => (
        <ReceiptRow
          key={line.productId}
          cents={line.total}
          label={t('status.times', { quantity: line.quantity, name: soldNameOf(line, language) })}
        >
          {whenOf(line)}
          {line.refundedQuantity > 0 && (
            <strong className={styles.returned}>{t('order.back', { quantity: line.refundedQuantity })}</strong>
          )}
        </ReceiptRow>
      ))}
      {serviceFee > 0 && <ReceiptRow isSoft cents={serviceFee} label={t('order.serviceFee')} />}
      {sums.map(({ kind, amount }) => (
        <ReceiptRow key={kind} isSoft cents={amount} label={t(`order.sum.${kind}`)} />
      ))}
    </Receipt>
  );
}
