import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import styles from './Button.module.css';
import { type ButtonLooks, buttonClass } from './buttonClass.ts';

type ButtonLinkProps = ComponentProps<'a'> &
  ButtonLooks & {
    /** The element of the link, for example the host's `<ShopLink to="…" />`. The default is a plain `<a>`. */
    render?: ReactElement<ComponentProps<'a'>>;
    icon?: ReactNode;
    iconEnd?: ReactNode;
  };

/** A link that looks like a button. It opens another page, so keyboards and screen readers treat it as a link. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, render, icon, iconEnd, className, children, ...rest } = props;
  const looks = buttonClass({ variant, size, block }, className);
  const content = (
    <span className={styles.content}>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </span>
  );
  if (render) return cloneElement(render, { ...rest, className: looks }, content);
  return (
    <a {...rest} className={looks}>
      {content}
    </a>
  );
}
