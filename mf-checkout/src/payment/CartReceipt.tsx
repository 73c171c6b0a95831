import { insuredAmount } from '@festival/shared-contracts/cart/cartTotals';
import { cartAtom, productsAtom, quantitiesAtom, totalsAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { StayFacts } from '@festival/shared-ui/stay-facts/StayFacts';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Receipt, ReceiptRow } from '../receipt/Receipt.tsx';
import styles from './CartReceipt.module.css';
import { orderSummary } from './orderSummary.ts';

/** The amounts to pay, and a link to change the cart while that is possible. */
export function CartReceipt({ canChange }: { canChange: boolean }) {
  const money = useMoney();
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const products = useAtomValue(productsAtom);
  const voucher = useAtomValue(cartAtom)?.voucher;
  const totals = useAtomValue(totalsAtom);
  const summary = orderSummary(useAtomValue(quantitiesAtom), products, totals, voucher);
  const holdsUpgrade = summary.sums.some(({ name }) => name === 'upgrade');
  const insurance = products.find(({ mappedType }) => mappedType === 'insurance');
  // Refund protection uses the name of the shop's product.
  const labelOf = (name: (typeof summary.sums)[number]['name']) =>
    name === 'insurance' && insurance ? insurance.name : t(`payment.${name}`);
  const change = (
    <Button
      className={styles.change}
      variant="quiet"
      size="s"
      onClick={() => commands().overlay.openCheckout('basket')}
    >
      {t('payment.change')}
    </Button>
  );
  return (
    <Receipt
      title={t('payment.order')}
      action={canChange && change}
      totalLabel={t('payment.total')}
      total={summary.total}
    >
      {summary.lines.map(({ productId, quantity, name, cents }) => (
        <ReceiptRow key={productId} label={t('payment.times', { quantity, name })} cents={cents}>
          <StayFacts productId={productId} />
        </ReceiptRow>
      ))}
      {summary.sums.map(({ name, cents }) => (
        <ReceiptRow key={name} label={labelOf(name)} cents={cents} isSoft>
          {name === 'insurance' &&
            t(`payment.${holdsUpgrade ? 'insuredUpgrade' : 'insured'}`, {
              percentage: insurance?.meta.percentage ?? 0,
              amount: money(insuredAmount(totals)),
            })}
        </ReceiptRow>
      ))}
    </Receipt>
  );
}
