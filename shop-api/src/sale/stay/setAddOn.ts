import { addOnKey } from '@festival/shared-contracts/travel/addOn';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { closedRefusal } from '../cart/closedCartRefusal.ts';
import { loadCart } from '../cart/loadCart.ts';
import type { Refusal } from '../cart/quantityRefusal.ts';
import { reserveLine } from '../cart/reserveLine.ts';
import { type AddOnName, findAddOn } from './findAddOn.ts';
import { extraRefusal } from './setExtra.ts';
import { addOnEntry } from './stayAddOn.ts';
import { noSuchAddOn } from './stayRefusals.ts';

/** Sets how many of an add-on the cart holds for the stay of an earlier order, 0 removes it [ADD-02]. Answers null, or why not. */
export async function setAddOn(
  deps: CartChangeDeps,
  claim: CartCredentials,
  name: AddOnName,
  quantity: number,
): Promise<Refusal | null> {
  const { shop } = claim;
  const cart = await loadCart(deps, claim);
  const closed = closedRefusal(cart.status);
  if (closed) return closed;
  const held = cart.quantities;
  const found = await findAddOn(deps.pool, shop, name, {
    held,
    accountId: claim.accountId ?? cart.accountId,
  });
  const key = found && addOnKey(found.reference, found.extraId);
  const entry = key === null ? null : addOnEntry(shop, key);
  if (key === null || entry === null) return noSuchAddOn;
  const refusal = extraRefusal(entry, { amount: quantity, held: held[key] ?? 0 }, shop);
  if (refusal) return refusal;
  // What isn't held needs not be let go.
  if (quantity === 0 && held[key] === undefined) return null;
  return reserveLine(deps, claim, { entry, quantity, held });
}
