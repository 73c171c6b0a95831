import { useLocation } from 'react-router-dom';
import { withCarriedQuery } from './withCarriedQuery.ts';
import { withoutCart } from './withoutCart.ts';

/**
 * The URL of another document. A URL of this site keeps the query, without the cart's parameters; another site's URL is
 * unchanged [RTE-02].
 */
export function useSiteAddress(to: string): string {
  const { search } = useLocation();
  return /^\/(?!\/)/.test(to) ? withCarriedQuery(to, withoutCart(search)) : to;
}
