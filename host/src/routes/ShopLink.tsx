import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { withCarriedQuery } from './withCarriedQuery.ts';

type ShopLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An absolute path of this site: `/zomer/tickets`. */
  to: string;
};

/** A link to a page of the shop that carries the query [RTE-02]. The router's own `Link` brings code that no page uses. */
export function ShopLink({ to, onClick, ...rest }: ShopLinkProps) {
  const { search } = useLocation();
  const address = withCarriedQuery(to, search);
  const follow = useLinkClickHandler<HTMLAnchorElement>(address);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(address)} onClick={open} />;
}
