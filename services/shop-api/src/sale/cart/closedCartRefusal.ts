import type { Refusal } from '../refusal/refusal.ts';
import type { CartCredentials } from './cartCredentials.ts';
import type { CartDeps } from './cartDeps.ts';
import { cartRefusals } from './cartRefusals.ts';
import { checkIsShopping } from './checkIsShopping.ts';
import { loadCart } from './loadCart.ts';

/** The refusal for a cart that has ended, or moved to payment, after it was read and before it was changed. */
export async function closedCartRefusal(deps: CartDeps, credentials: CartCredentials): Promise<Refusal> {
  const { status } = await loadCart(deps, credentials);
  const check = checkIsShopping(status);
  return check.ok ? cartRefusals.changed : check.error;
}
