import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  icon: LucideIcon;
  title: string;
  /** The meaning of the empty list, and the next thing to do. */
  children: ReactNode;
  /** The next action: a link or a button. */
  action?: ReactNode;
};

/** Replaces an empty list: explains why it is empty, and offers a next action. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon icon={icon} size="l" className={styles.icon} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
