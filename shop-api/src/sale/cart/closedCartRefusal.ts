import type { CartCredentials } from './cartCredentials.ts';
import type { CartDeps } from './cartDeps.ts';
import type { CartStatus } from './cartTransitions.ts';
import { loadCart } from './loadCart.ts';
import type { Refusal } from './quantityRefusal.ts';

const closedCarts: Record<Exclude<CartStatus, 'shopping'>, Refusal> = {
  expired: { code: 'cart.expired', message: 'The time of this cart is over.' },
  in_payment: { code: 'cart.in_payment', message: 'This cart is being paid and can not be changed now.' },
  confirmed: { code: 'cart.confirmed', message: 'This cart has been paid.' },
};

/** Why a cart of this status can't be changed; null while it shops. */
export const closedRefusal = (status: CartStatus): Refusal | null =>
  status === 'shopping' ? null : closedCarts[status];

export const cartChanged: Refusal = { code: 'cart.changed', message: 'This cart has changed. Try again.' };

/** The cart ended, or was taken to payment, while the wish waited. */
export async function closedCartRefusal(deps: CartDeps, claim: CartCredentials): Promise<Refusal> {
  return closedRefusal((await loadCart(deps, claim)).status) ?? cartChanged;
}
