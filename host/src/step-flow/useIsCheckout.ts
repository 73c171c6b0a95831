import { useLocation } from 'react-router-dom';
import { usePage } from '../page/PageContext.tsx';

/** Whether the route is the checkout page, which stands after the last step. */
export const useIsCheckout = (): boolean => {
  const { config } = usePage();
  return useLocation().pathname === `/${config?.slug}/checkout`;
};
