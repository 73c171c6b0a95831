import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

type IconProps = {
  /** An icon of lucide-react, for example `import { Bus } from 'lucide-react'`. */
  icon: LucideIcon;
  /** What the icon means, if no text next to it says so. */
  label?: string;
  size?: 's' | 'm' | 'l';
  className?: string;
};

/** An icon of the shop's set, as large as its text; decorative without a label. */
export function Icon({ icon: Drawing, label, size = 'm', className }: IconProps) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <Drawing {...meaning} className={clsx(styles.icon, styles[size], className)} focusable="false" />;
}
