import type { Cart } from '@festival/shared-contracts/cart/cart';
import { routeAt } from '../routing/routeIn.ts';

/**
 * The cart for a page. A paid cart is shown only on the page of the payment's result; other pages start without a cart
 * [CNT-03].
 */
export const cartAt = (cart: Cart | null, pathname: string): Cart | null =>
  cart?.status === 'confirmed' && !isPaymentStatus(pathname) ? null : cart;

const isPaymentStatus = (pathname: string): boolean => routeAt(pathname).name === 'slug-paymentstatus';

export const isCheckout = (pathname: string): boolean => routeAt(pathname).name === 'slug-checkout';
