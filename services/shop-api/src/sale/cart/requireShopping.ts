import type { StoredCart } from '../cart-state/storedCart.ts';
import { refusalFailure } from '../refusal/refusalFailure.ts';
import { cartFailures } from './cartFailures.ts';
import { checkIsShopping } from './checkIsShopping.ts';

/** Throws unless the cart may be changed: 410 for an expired cart, 409 while it is being paid and afterwards. */
export function requireShopping({ status }: Pick<StoredCart, 'status'>): void {
  if (status === 'expired') throw cartFailures.expired();
  const shopping = checkIsShopping(status);
  if (!shopping.ok) throw refusalFailure(shopping.error);
}
