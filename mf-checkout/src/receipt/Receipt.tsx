import { Price } from '@festival/shared-ui/price/Price';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Receipt.module.css';

type ReceiptProps = {
  title: string;
  /** Shown next to the title. */
  action?: ReactNode;
  totalLabel: string;
  total: number;
  /** The receipt's `ReceiptRow`s above the total. */
  children: ReactNode;
  /** The receipt's `ReceiptRow`s below the total. */
  below?: ReactNode;
};

/** The costs of an order: a row for each product, then fees and discounts, then the total [PAY-01, PAY-04]. */
export function Receipt({ title, action, totalLabel, total, children, below }: ReceiptProps) {
  const { t } = useTranslation('mf_checkout');
  const titleId = useId();
  return (
    <section className={styles.receipt} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      <dl className={styles.rows}>
        {children}
        <div className={styles.total}>
          <dt>
            <span>{totalLabel}</span>
            <span className={styles.detail}>{t('payment.vat')}</span>
          </dt>
          <dd>
            <Price cents={total} size="l" />
          </dd>
        </div>
        {below}
      </dl>
    </section>
  );
}

type ReceiptRowProps = {
  label: string;
  cents: number;
  /** Shown instead of an amount of zero. */
  free?: string;
  /** Whether the row is a fee, a tax or a discount. */
  isSoft?: boolean;
  /** A note below the row: the product's days, or its refund. */
  children?: ReactNode;
};

/** A row of a receipt. */
export function ReceiptRow({ label, cents, free, isSoft = false, children }: ReceiptRowProps) {
  return (
    <div className={isSoft ? styles.soft : styles.row}>
      <dt>
        <span>{label}</span>
        <div className={styles.detail}>{children}</div>
      </dt>
      <dd>{cents === 0 && free ? free : <Price cents={cents} />}</dd>
    </div>
  );
}
