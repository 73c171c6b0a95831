import { insuredAmount } from '@festival/shared-contracts/cart/cartTotals';
import { cartAtom, productsAtom, totalsAtom } from '@festival/shared-contracts/state/shopState';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { holdsUpgradeAtom } from '../upgrade/holdsUpgradeAtom.ts';
import { busFeeAtom } from './busFeeAtom.ts';
import { mentionsEntertainmentTaxAtom } from './mentionsEntertainmentTaxAtom.ts';
import styles from './Receipt.module.css';
import { ReceiptLine } from './ReceiptLine.tsx';
import { type ReceiptRow, type ReceiptRowName, receiptRows } from './receiptRows.ts';
import { ServiceFeeDetail } from './ServiceFeeDetail.tsx';

/** The rows of `rows` that are not zero, each with its name in words [BSK-02]. */
export function Receipt({ rows }: { rows: readonly ReceiptRowName[] }) {
  const money = useMoney();
  const { t } = useTranslation('mf_basket');
  const totals = useAtomValue(totalsAtom);
  const busFee = useAtomValue(busFeeAtom);
  const shown = receiptRows(totals, useAtomValue(cartAtom)?.voucher).filter(({ name }) => rows.includes(name));
  const insurance = useAtomValue(productsAtom).find(({ mappedType }) => mappedType === 'insurance');
  const holdsUpgrade = useAtomValue(holdsUpgradeAtom);
  const mentionsTax = useAtomValue(mentionsEntertainmentTaxAtom);
  // Refund protection uses the name of the shop's product.
  const labelOf = ({ name }: ReceiptRow) => (name === 'insurance' && insurance ? insurance.name : t(`row.${name}`));
  const hintOf = ({ name }: ReceiptRow) => {
    if (name === 'subtotal' || name === 'upgrade' || name === 'voucher') return undefined;
    if (name === 'entertainmentTax' && !mentionsTax) return undefined;
    if (name === 'orderFee' && busFee > 0) return t('hint.orderFeeWithBus', { price: money(busFee) });
    if (name === 'insurance')
      return t(`hint.${holdsUpgrade ? 'insuranceOfUpgrade' : 'insurance'}`, {
        percentage: insurance?.meta.percentage ?? 0,
        amount: money(insuredAmount(totals)),
      });
    return t(`hint.${name}`);
  };
  if (shown.length === 0) return null;
  return (
    <dl className={styles.receipt}>
      {shown.map((row) => (
        <ReceiptLine
          key={row.name}
          label={labelOf(row)}
          hint={hintOf(row)}
          cents={row.cents}
          isIncluded={row.isIncluded}
        >
          {row.name === 'serviceFee' && <ServiceFeeDetail />}
        </ReceiptLine>
      ))}
    </dl>
  );
}
