import { useLocation } from 'react-router-dom';
import { routeAt } from '../routing/routeIn.ts';

/** Whether the route is the checkout page, which follows the last step. */
export const useIsCheckout = (): boolean => routeAt(useLocation().pathname).name === 'slug-checkout';
