import clsx from 'clsx';
import styles from './Price.module.css';
import { useMoney } from './useMoney.ts';

type PriceProps = {
  /** Integer cents. */
  cents: number;
  size?: 's' | 'm' | 'l' | 'xl';
  /** The former price in cents; needs `wasLabel`. */
  wasCents?: number;
  /** The text that a screen reader reads before the former price, for example "was". */
  wasLabel?: string;
  className?: string;
};

/** An amount of money in the shop's format, with tabular figures. */
export function Price({ cents, size = 'm', wasCents, wasLabel, className }: PriceProps) {
  const money = useMoney();
  return (
    <span className={clsx(styles.price, styles[size], className)}>
      {wasCents !== undefined && (
        <s className={styles.was}>
          {wasLabel && <span className="visuallyHidden">{`${wasLabel} `}</span>}
          <span>{money(wasCents)}</span>
        </s>
      )}
      <span className={styles.amount}>{money(cents)}</span>
    </span>
  );
}
