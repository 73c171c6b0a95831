import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  icon: LucideIcon;
  title: string;
  /** What it means, and what to do now. */
  children: ReactNode;
  /** A way on: a link, a button. */
  action?: ReactNode;
};

/** What stands where a list has nothing to show: said in words, with a way on. */
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
