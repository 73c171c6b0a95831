import clsx from 'clsx';
import styles from './Button.module.css';

export type ButtonLooks = {
  /** `primary` is used once per screen; `quiet` has no border; `login` has the blue of sign-on. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'login';
  size?: 's' | 'm' | 'l';
  /** Makes the button as wide as its container. */
  block?: boolean;
};

export function buttonClass(
  { variant = 'primary', size = 'm', block = false }: ButtonLooks,
  className?: string,
): string {
  return clsx(styles.button, styles[variant], styles[size], block && styles.block, className);
}
