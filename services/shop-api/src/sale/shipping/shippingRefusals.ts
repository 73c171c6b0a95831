import { type Refusal, refusal } from '../refusal/refusal.ts';

export const shippingRefusals = {
  noPriceForCountry: refusal('shipping.no_price'),
  noDelivery: refusal('shipping.unavailable'),
  unknownMethod: refusal('shipping.method_unknown'),
  countryMissing: refusal('shipping.country_missing'),
  methodMissing: refusal('shipping.method_missing'),
  addressElsewhere: refusal('shipping.address_elsewhere'),
} as const satisfies Record<string, Refusal>;
