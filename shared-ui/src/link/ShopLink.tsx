import type { ComponentProps, MouseEvent } from 'react';
import { useShopLink } from './useShopLink.ts';

type ShopLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An absolute path of this site, `/zomer/tickets`, or a path relative to the shop, `extras/locker`. */
  to: string;
};

/**
 * A link to a page of the shop that keeps the query [RTE-02]. It is used instead of React Router's `Link`, which would
 * add code that no page uses.
 */
export function ShopLink({ to, onClick, ...rest }: ShopLinkProps) {
  const { href, onClick: follow } = useShopLink(to);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} onClick={open} />;
}
