import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Card.module.css';

type CardProps = ComponentProps<'div'> & {
  /** The element it is: `article`, `li`, `section`. */
  as?: ElementType;
  tone?: 'raised' | 'flat' | 'sunken';
  /** What the shopper has chosen: it stands out by the brand's light or shadow, and by more than colour inside it. */
  chosen?: boolean;
  /** Room inside; `none` for a card that begins with a picture. */
  padding?: 'none' | 'm' | 'l';
};

/** A surface that holds one thing. */
export function Card({ as: Element = 'div', tone = 'raised', chosen, padding = 'm', className, ...rest }: CardProps) {
  const room = { none: undefined, m: styles.roomy, l: styles.spacious }[padding];
  return <Element {...rest} className={clsx(styles.card, styles[tone], room, chosen && styles.chosen, className)} />;
}
