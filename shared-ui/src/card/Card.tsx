import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Card.module.css';

type CardProps = ComponentProps<'div'> & {
  /** The HTML element: `article`, `li`, `section`. */
  as?: ElementType;
  tone?: 'raised' | 'flat' | 'sunken';
  /**
   * Whether the shopper has selected the card. It then has the brand's glow or shadow. Its content must show the
   * selection too, because colour is not enough.
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
