import type { ReactNode } from 'react';
import styles from './ProductGrid.module.css';

type ProductGridProps = {
  /** The accessible name of the list. */
  label: string;
  items: readonly { key: string; card: ReactNode }[];
};

/** Cards of products, as many in a row as fit. */
export function ProductGrid({ label, items }: ProductGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {items.map(({ key, card }) => (
        <li key={key} className={styles.place}>
          {card}
        </li>
      ))}
    </ul>
  );
}
