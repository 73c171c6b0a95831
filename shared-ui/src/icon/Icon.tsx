import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

type IconProps = {
  /** An icon of lucide-react, for example `import { Bus } from 'lucide-react'`. */
  icon: LucideIcon;
  /** The meaning of the icon, if no text next to it has the same meaning. */
  label?: string;
  size?: 's' | 'm' | 'l';
  className?: string;
};

/** An icon of the shop's set, as large as the text around it. It is decorative if it has no label. */
export function Icon({ icon: Drawing, label, size = 'm', className }: IconProps) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <Drawing {...meaning} className={clsx(styles.icon, styles[size], className)} focusable="false" />;
}
