import { Price } from '@festival/shared-ui/price/Price';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './ReceiptLine.module.css';

type ReceiptLineProps = {
  label: ReactNode;
  /** The reason for the amount, in plain words. */
  hint?: ReactNode;
  cents: number;
  /** Whether the amount is part of the lines above. */
  isIncluded?: boolean;
  /** The parts of the amount. */
  children?: ReactNode;
};

/** One fee, tax or total of the receipt: its name at the start, the amount at the end. A child of `<dl>`. */
export function ReceiptLine({ label, hint, cents, isIncluded = false, children }: ReceiptLineProps) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>
        <span>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
        {children}
      </dt>
      <dd className={clsx(styles.amount, isIncluded && styles.included)}>
        <Price cents={cents} size="s" />
      </dd>
    </div>
  );
}
