import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { holdsMerchandise } from '@festival/shared-contracts/shipping/holdsMerchandise';
import type { ShippingMethod } from '@festival/shared-contracts/shipping/shippingMethod';
import { shippingFormOf } from '@festival/shared-contracts/shipping/shippingPriceOf';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { productsIn } from '../cart/productsIn.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { shippingMethodsTo } from './shippingMethodsTo.ts';
import { shippingRefusals } from './shippingRefusals.ts';

/** The country and method of delivery; null before they are chosen. */
export type ShippingChoice = { country: string | null; handle: string | null };

type Delivery = { quantities: Quantities; shop: Shop; choice: ShippingChoice; methods: readonly ShippingMethod[] };

/**
 * Returns the price of delivery in cents, or the choice that is missing or impossible. The price is 0 without
 * merchandise [SHP-04, API-08].
 */
export function shippingPrice({ quantities, shop, choice, methods }: Delivery): Result<number, Refusal> {
  if (!holdsMerchandise(quantities, productsIn(shop, quantities))) return success(0);
  if (choice.country === null) return failure(shippingRefusals.countryMissing);
  const possible = shippingMethodsTo(choice.country, { quantities, shop, methods });
  if (!possible.ok) return possible;
  if (shippingFormOf(quantities) !== 'shopify') return success(possible.value[0]?.price ?? 0);
  if (choice.handle === null) return failure(shippingRefusals.methodMissing);
  const chosen = possible.value.find(({ handle }) => handle === choice.handle);
  return chosen ? success(chosen.price) : failure(shippingRefusals.unknownMethod);
}
