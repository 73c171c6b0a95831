import clsx from 'clsx';
import styles from './Button.module.css';

export type ButtonLooks = {
  /** `primary` once per screen; `quiet` has no edge; `login` is the blue of signing on. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'login';
  size?: 's' | 'm' | 'l';
  /** As wide as what holds it. */
  block?: boolean;
};

/** The classes of a button's looks. */
export function buttonClass(
  { variant = 'primary', size = 'm', block = false }: ButtonLooks,
  className?: string,
): string {
  return clsx(styles.button, styles[variant], styles[size], block && styles.block, className);
}
