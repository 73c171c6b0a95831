import { failure, type Result } from '@festival/shared-contracts/errors/result';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { StayExtra } from '../../catalogue/travel/stay.ts';
import type { CartCredentials } from '../cart/cartCredentials.ts';
import type { CartChangeDeps } from '../cart/cartDeps.ts';
import { cartRefusals } from '../cart/cartRefusals.ts';
import { checkIsShopping } from '../cart/checkIsShopping.ts';
import { reserveLine } from '../cart/reserveLine.ts';
import type { StoredCart } from '../cart-state/storedCart.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { type CartStay, cartStay } from './cartStay.ts';
import { checkExtra } from './checkExtra.ts';
import { stayRefusals } from './stayRefusals.ts';

/** Sets the quantity of an extra of the cart's stay; 0 removes it [TRV-03]. Cart and stay are as they were read before. */
export async function setExtra(
  deps: CartChangeDeps,
  credentials: CartCredentials,
  { extraId, amount }: { extraId: string; amount: number },
  { cart, stay }: { cart: StoredCart; stay: CartStay | null },
): Promise<Result<void, Refusal>> {
  const { shop, cartId } = credentials;
  const shopping = checkIsShopping(cart.status);
  if (!shopping.ok) return shopping;
  if (!stay) return failure(stayRefusals.noStay);
  const entry = extraOf(shop, stay, extraId);
  if (!entry) return failure(cartRefusals.productNotFound);
  const held = cart.quantities;
  const allowed = checkExtra(entry, { amount, held: held[extraId] ?? 0 }, shop);
  if (!allowed.ok) return allowed;
  const reserved = await reserveLine(deps, credentials, { entry, quantity: amount, held });
  if (!reserved.ok || amount === 0) return reserved;
  const now = await cartStay(deps.pool, shop.eventId, cartId);
  if (now && extraOf(shop, now, extraId)) return reserved;
  // The stay was changed or removed in the meantime, so the extra is removed too.
  await reserveLine(deps, credentials, { entry, quantity: 0, held: { [extraId]: amount } });
  return failure(cartRefusals.changed);
}

const extraOf = (shop: Shop, stay: CartStay, extraId: string): StayExtra | undefined =>
  shop.stays.get(stay.packageId)?.extras.find(({ product }) => product.id === extraId);
