import type { OrderView } from '@festival/shared-contracts/order/orderView';
import type { ReactNode } from 'react';
import { OrderRecap } from './OrderRecap.tsx';
import styles from './StatusColumns.module.css';

/** A screen about an order: its message and actions, and the ordered products next to them (below on a phone). */
export function StatusColumns({ order, children }: { order: OrderView; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <OrderRecap order={order} />
    </div>
  );
}
