import type { Cart } from '@festival/shared-contracts/cart/cart';
import { routeAt } from '../routes/routeAt.ts';

/** The cart as a page has it: one that was paid belongs to the payment's result, elsewhere a new one may begin [CNT-03]. */
export const cartAt = (cart: Cart | null, pathname: string): Cart | null =>
  cart?.status === 'confirmed' && !isPaymentStatus(pathname) ? null : cart;

/** Whether a path is the page of the payment's result. */
export const isPaymentStatus = (pathname: string): boolean => routeAt(pathname).name === 'slug-paymentstatus';

/** Whether a path is the page where one pays. */
export const isCheckout = (pathname: string): boolean => routeAt(pathname).name === 'slug-checkout';
