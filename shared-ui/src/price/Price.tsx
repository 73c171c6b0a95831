import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import clsx from 'clsx';
import styles from './Price.module.css';

type PriceProps = {
  /** Integer cents. */
  cents: number;
  size?: 's' | 'm' | 'l' | 'xl';
  /** What it cost before, in cents; needs `wasLabel`. */
  wasCents?: number;
  /** What a screen reader hears before the old price, for example "was". */
  wasLabel?: string;
  className?: string;
};

/** An amount of money, written as the shop writes money, with figures that stand under each other. */
export function Price({ cents, size = 'm', wasCents, wasLabel, className }: PriceProps) {
  return (
    <span className={clsx(styles.price, styles[size], className)}>
      {wasCents !== undefined && (
        <s className={styles.was}>
          {wasLabel && <span className="visuallyHidden">{wasLabel} </span>}
          {formatMoney(wasCents)}
        </s>
      )}
      <span className={styles.amount}>{formatMoney(cents)}</span>
    </span>
  );
}
