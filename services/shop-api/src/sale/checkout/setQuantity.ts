import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { requireActiveCart } from '../cart/loadCart.ts';
import type { QuantityChange } from '../cart/quantityChange.ts';
import { storeChoices } from '../cart/storeChoices.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { reserveDirectly } from './reserveDirectly.ts';
import { reserveWithChecks } from './reserveWithChecks.ts';

/** Sets the quantity of a product in a cart, and returns the cart [API-12]. */
export async function setQuantity(
  deps: CartChangeDeps,
  credentials: CartCredentials,
  change: QuantityChange,
): Promise<Result<StoredCart, Refusal>> {
  const changed = await reserve(deps, credentials, change);
  const isProtection = credentials.shop.byId.get(change.productId)?.product.mappedType === 'insurance';
  if (!changed.ok || !isProtection) return changed;
  // Adding or removing refund protection also stores the choice about it [INS-01].
  const choices = { refundDeclined: change.quantity === 0 };
  await storeChoices(deps.pool, credentials, choices);
  return success({ ...changed.value, choices: { ...changed.value.choices, ...choices } });
}

async function reserve(
  deps: CartChangeDeps,
  credentials: CartCredentials,
  change: QuantityChange,
): Promise<Result<StoredCart, Refusal>> {
  const direct = await reserveDirectly(deps, credentials, change);
  if (direct.kind === 'held') return success(direct.cart);
  if (direct.kind === 'refused') return failure(direct.refusal);
  const checked = await reserveWithChecks(deps, credentials, change);
  return checked.ok ? success(await requireActiveCart(deps, credentials)) : checked;
}
