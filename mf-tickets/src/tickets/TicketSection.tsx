import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { TicketCard } from './TicketCard.tsx';
import styles from './TicketSection.module.css';

type TicketSectionProps = {
  /** Whether this is the first section of the page. */
  isFirst: boolean;
  /** The section's heading; empty in a shop without sales options. */
  name: string;
  /** The section's name for screen readers. */
  label: string;
  productIds: readonly string[];
  layout: ShopConfig['shopSettings']['fields']['ticketLayout'];
  cardsPerRow: number;
};

/** One sales option with its tickets, in a grid or in a list [TIX-01, BRD-08]. */
export function TicketSection({ isFirst, name, label, productIds, layout, cardsPerRow }: TicketSectionProps) {
  const rowStyle: CSSProperties & Record<'--cards-per-row', number> = { '--cards-per-row': cardsPerRow };
  return (
    <section aria-label={label} className={styles.section}>
      {name && <h2 className={styles.heading}>{name}</h2>}
      <ul className={clsx(styles.tickets, layout === 'grid' ? styles.grid : styles.rows)} style={rowStyle}>
        {productIds.map((productId, index) => (
          <li key={productId} className={styles.place}>
            <TicketCard
              productId={productId}
              isFirst={isFirst && index === 0}
              headingLevel={name ? 'h3' : 'h2'}
              layout={layout === 'grid' ? 'standing' : 'lying'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
