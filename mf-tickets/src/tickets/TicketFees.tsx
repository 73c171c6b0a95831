import type { Product } from '@festival/shared-contracts/product/product';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useTranslation } from 'react-i18next';
import styles from './TicketFees.module.css';
import { type TicketFee, ticketFees } from './ticketFees.ts';

/** The fees of a ticket in words [TIX-02]. */
export function TicketFees({ product }: { product: Product }) {
  const money = useMoney();
  const { t } = useTranslation('mf_tickets');
  const words = (fee: TicketFee): string => {
    if (fee.kind === 'serviceFeeText') return fee.text;
    return t(`fee.${fee.kind}`, { amount: 'amount' in fee ? money(fee.amount) : '' });
  };
  const fees = ticketFees(product);
  if (fees.length === 0) return null;
  return (
    <div className={styles.fees}>
      {fees.map((fee) => (
        <p key={fee.kind}>{words(fee)}</p>
      ))}
    </div>
  );
}
