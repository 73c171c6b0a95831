import { ApiFailure } from '../../platform/http/ApiFailure.ts';
import { cartFailures } from './cartFailures.ts';
import type { StoredCart } from './storedCart.ts';

/** Throws unless the cart may be changed: 410 when its time is over, 409 while it is being paid and after that. */
export function requireShopping({ status }: Pick<StoredCart, 'status'>): void {
  if (status === 'expired') throw cartFailures.expired();
  if (status !== 'shopping') throw new ApiFailure(409, `cart.${status}`, 'This cart can not be changed now.');
}
