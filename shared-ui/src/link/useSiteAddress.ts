import { useLocation } from 'react-router-dom';
import { withCarriedQuery } from './withCarriedQuery.ts';
import { withoutCart } from './withoutCart.ts';

/** The address of another document: one of this site carries the query, without what names a cart; another site's stays [RTE-02]. */
export function useSiteAddress(to: string): string {
  const { search } = useLocation();
  return /^\/(?!\/)/.test(to) ? withCarriedQuery(to, withoutCart(search)) : to;
}
