import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  icon: LucideIcon;
  title: string;
  /** What the empty list means, and what to do now. */
  children: ReactNode;
  /** The next action: a link, a button. */
  action?: ReactNode;
};

/** Replaces an empty list: says why it is empty, with a next action. */
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
