import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { deliveryTo } from '@festival/shared-contracts/shipping/deliveryTo';
import type { ShippingMethod } from '@festival/shared-contracts/shipping/shippingMethod';
import { shippingFormOf, shippingPriceOf } from '@festival/shared-contracts/shipping/shippingPriceOf';
import type { Shop } from '../../catalogue/shop/shop.ts';
import type { Refusal } from '../refusal/refusal.ts';
import { shippingRefusals } from './shippingRefusals.ts';

/** The only method if there is no choice. */
const standard = {
  name: 'Standard',
  texts: { nl: { name: 'Standaard' }, es: { name: 'Estándar' } },
  handle: 'standard',
};

/**
 * Returns the delivery methods to a country: the methods of the Shopify form, or the only row of the fixed table.
 * Refuses a country to which there is no delivery, and one for which the brand has no price [SHP-02, SHP-03].
 */
export function shippingMethodsTo(
  country: string,
  { quantities, shop, methods }: { quantities: Quantities; shop: Shop; methods: readonly ShippingMethod[] },
): Result<ShippingMethod[], Refusal> {
  const isShopify = shippingFormOf(quantities) === 'shopify';
  const fixedPrice = shippingPriceOf(country);
  const isPriced = isShopify ? methods.length > 0 : fixedPrice > 0;
  const delivery = deliveryTo(country, { brandCountries: shop.config.traits.shippingCountries, isPriced });
  if (!delivery.ok)
    return failure(
      delivery.error === 'shipping.no_price' ? shippingRefusals.noPriceForCountry : shippingRefusals.noDelivery,
    );
  return success(isShopify ? [...methods] : [{ ...standard, price: fixedPrice }]);
}
