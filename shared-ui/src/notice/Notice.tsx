import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

const drawings = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

type NoticeProps = {
  tone?: keyof typeof drawings;
  title?: ReactNode;
  children?: ReactNode;
  /** What the visitor can do, such as a retry button or a link. */
  action?: ReactNode;
  /** Whether the notice appears after the page has loaded. A screen reader then reads it at once (`danger`) or when it pauses (other tones). */
  live?: boolean;
  className?: string;
};

/** A message in the page: what has happened, what it means, and what to do next. */
export function Notice({ tone = 'info', title, children, action, live = false, className }: NoticeProps) {
  const Drawing = drawings[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={clsx(styles.notice, styles[tone], className)} role={live ? role : undefined}>
      <Drawing className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.body}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
