import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { addOnKey } from '@festival/shared-contracts/travel/addOnKey';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { checkIsShopping } from '../cart/checkIsShopping.ts';
import { reserveLine } from '../cart/reserveLine.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { checkExtra } from './checkExtra.ts';
import { type AddOnName, findAddOn } from './findAddOn.ts';
import { addOnEntry } from './stayAddOn.ts';
import { stayRefusals } from './stayRefusals.ts';

/** Sets the quantity of an add-on to the stay of an earlier order in a cart, as it was read before; 0 removes it [ADD-02]. */
export async function setAddOn(
  deps: CartChangeDeps,
  credentials: CartCredentials,
  { quantity, ...name }: AddOnName & { quantity: number },
  cart: StoredCart,
): Promise<Result<void, Refusal>> {
  const { shop } = credentials;
  const shopping = checkIsShopping(cart.status);
  if (!shopping.ok) return shopping;
  const held = cart.quantities;
  const caller = { held, accountId: credentials.accountId ?? cart.accountId };
  const found = await findAddOn(deps.pool, shop, name, caller);
  const key = found && addOnKey(found.reference, found.extraId);
  const entry = key === null ? null : addOnEntry(shop, key);
  if (key === null || entry === null) return failure(stayRefusals.noSuchAddOn);
  const allowed = checkExtra(entry, { amount: quantity, held: held[key] ?? 0 }, shop);
  if (!allowed.ok) return allowed;
  // Without a line there is nothing to remove.
  if (quantity === 0 && held[key] === undefined) return success(undefined);
  return reserveLine(deps, credentials, { entry, quantity, held });
}
