import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type BadgeProps = {
  /** `highlight` asks to be seen (the last ones), `plain` states (sold out). */
  tone?: 'highlight' | 'plain';
  children: ReactNode;
  className?: string;
};

/** A short word that stands on a picture or beside a name. */
export function Badge({ tone = 'highlight', children, className }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[tone], className)}>{children}</span>;
}
