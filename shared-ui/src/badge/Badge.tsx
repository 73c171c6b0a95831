import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type BadgeProps = {
  /** `highlight` draws attention (the last tickets), `plain` does not (sold out). */
  tone?: 'highlight' | 'plain';
  children: ReactNode;
  className?: string;
};

/** A short text on a picture or next to a name. */
export function Badge({ tone = 'highlight', children, className }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[tone], className)}>{children}</span>;
}
