import { useLocation } from 'react-router-dom';
import { routeAt } from '../routing/routeIn.ts';

/** Whether the route is the checkout page, which comes after the last step. */
export const useIsCheckout = (): boolean => routeAt(useLocation().pathname).name === 'slug-checkout';
