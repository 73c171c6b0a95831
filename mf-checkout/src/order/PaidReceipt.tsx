import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Receipt, ReceiptRow } from '../receipt/Receipt.tsx';
import { AddOnStay } from './AddOnStay.tsx';
import { daysInWords } from './lineFacts.ts';
import styles from './Order.module.css';
import { soldNameOf } from './soldNameOf.ts';
import { useLineFacts } from './useLineFacts.ts';

/** The bought products with their days, and the amounts paid [PAY-04]. */
export function PaidReceipt({ order }: { order: OrderPage }) {
  const { t } = useTranslation('mf_checkout');
  const language = useAtomValue(languageAtom);
  const factsOf = useLineFacts();
  const { lines, serviceFee = 0, stay } = order;
  // The days of a room are the days of the stay.
  const whenOf = (line: OrderPage['lines'][number]) =>
    stay && line.mappedType === 'packages' && !line.firstDay
      ? daysInWords(stay.arrival, stay.departure, language)
      : factsOf(line).find(([name]) => name === 'when' || name === 'out')?.[1];
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
          free={t('order.included')}
          label={t('status.times', { quantity: line.quantity, name: soldNameOf(line, language) })}
        >
          <span>{whenOf(line)}</span>
          {line.partner && (
            <span>
              <span>{t('order.partner', { partner: line.partner })}</span>{' '}
              <a href={line.texts[language]?.partnerTermsUrl ?? line.partnerTermsUrl} target="_blank" rel="noopener">
                {t('order.partnerTerms')}
              </a>
            </span>
          )}
          <AddOnStay line={line} />
          {line.refundedQuantity > 0 && (
            <strong className={styles.returned}>{t('order.back', { quantity: line.refundedQuantity })}</strong>
          )}
        </ReceiptRow>
      ))}
      {serviceFee > 0 && <ReceiptRow isSoft cents={serviceFee} label={t('order.serviceFee')} />}
      {sumsOf(order).map(({ name, amount }) => (
        <ReceiptRow key={name} isSoft cents={amount} label={t(name)} />
      ))}
    </Receipt>
  );
}

interface Sum {
  name: 'payment.upgrade' | 'payment.byVoucher' | `order.sum.${NonNullable<OrderPage['sums']>[number]['kind']}`;
  amount: number;
}

/**
 * Fees, taxes, delivery, and one row each for the discounts of an upgrade and a voucher, as on the payment page; each
 * under the key of its name [UPG-02, VCH-01].
 */
const sumsOf = ({ sums = [], upgradeDiscount }: OrderPage): Sum[] =>
  sums
    .flatMap(({ kind, amount }): Sum[] =>
      kind === 'discount' && upgradeDiscount !== undefined
        ? [
            { name: 'payment.upgrade', amount: 0 - upgradeDiscount },
            { name: 'payment.byVoucher', amount: amount + upgradeDiscount },
          ]
        : [{ name: `order.sum.${kind}`, amount }],
    )
    .filter(({ amount }) => amount !== 0);
