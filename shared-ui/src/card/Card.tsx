import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Card.module.css';

type CardProps = ComponentProps<'div'> & {
  /** The element it is: `article`, `li`, `section`. */
  as?: ElementType;
  tone?: 'raised' | 'flat' | 'sunken';
  /**
   * The shopper has selected it: it has the brand's glow or shadow, and its content must say so in more than colour.
   */
  chosen?: boolean;
  /** The padding; `none` for a card that begins with a picture. */
  padding?: 'none' | 'm' | 'l';
};

export function Card({ as: Element = 'div', tone = 'raised', chosen, padding = 'm', className, ...rest }: CardProps) {
  const paddingClass = { none: undefined, m: styles.roomy, l: styles.spacious }[padding];
  return (
    <Element {...rest} className={clsx(styles.card, styles[tone], paddingClass, chosen && styles.chosen, className)} />
  );
}
