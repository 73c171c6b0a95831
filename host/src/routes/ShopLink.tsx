import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { withCarriedQuery } from './withCarriedQuery.ts';

type ShopLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** An absolute path of this site: `/zomer/tickets`. */
  to: string;
};

/** A link to a page of the shop that carries the query [RTE-02]. */
export function ShopLink({ to, ...rest }: ShopLinkProps) {
  const { search } = useLocation();
  return <Link {...rest} to={withCarriedQuery(to, search)} />;
}
