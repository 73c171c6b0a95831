import { productsAtom, quantitiesAtom, totalsAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Price } from '@festival/shared-ui/price/Price';
import { StayFacts } from '@festival/shared-ui/stay-facts/StayFacts';
import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OrderReceipt.module.css';
import { orderSummary } from './orderSummary.ts';

/** What will be paid, and the way back to change it while that is possible. */
export function OrderReceipt({ canChange }: { canChange: boolean }) {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const titleId = useId();
  const products = useAtomValue(productsAtom);
  const summary = orderSummary(useAtomValue(quantitiesAtom), products, useAtomValue(totalsAtom));
  const insurance = products.find(({ mappedType }) => mappedType === 'insurance');
  // Refund protection has the name of the shop's product.
  const labelOf = (name: (typeof summary.sums)[number]['name']) =>
    name === 'insurance' && insurance ? insurance.name : t(`payment.${name}`);
  return (
    <section className={styles.receipt} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('payment.order')}
        </h2>
        {canChange && (
          <Button
            className={styles.change}
            variant="quiet"
            size="s"
            onClick={() => commands().overlay.openCheckout('basket')}
          >
            {t('payment.change')}
          </Button>
        )}
      </div>
      <dl className={styles.rows}>
        {summary.lines.map(({ productId, quantity, name, cents }) => (
          <Row
            key={productId}
            label={
              <>
                {t('payment.times', { quantity, name })}
                <StayFacts productId={productId} className={styles.facts} />
              </>
            }
            cents={cents}
          />
        ))}
        {summary.sums.map(({ name, cents }) => (
          <Row key={name} label={labelOf(name)} cents={cents} isSoft />
        ))}
        <div className={styles.total}>
          <dt>
            {t('payment.total')}
            <span className={styles.vat}>{t('payment.vat')}</span>
          </dt>
          <dd>
            <Price cents={summary.total} size="l" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

type RowProps = { label: ReactNode; cents: number; isSoft?: boolean };

function Row({ label, cents, isSoft }: RowProps) {
  return (
    <div className={isSoft ? styles.soft : styles.row}>
      <dt>{label}</dt>
      <dd>
        <Price cents={cents} />
      </dd>
    </div>
  );
}
