import type { Refusal } from '../cart/refusal.ts';

export const shippingRefusals = {
  noPriceForCountry: {
    code: 'shipping.no_price',
    message: 'This shop has no price for delivery to this country.',
  },
  noDelivery: { code: 'shipping.unavailable', message: 'There is no delivery to this country.' },
  unknownMethod: {
    code: 'shipping.method_unknown',
    message: 'This way of delivery is not offered for this country.',
  },
  countryMissing: { code: 'shipping.country_missing', message: 'Choose a country for delivery first.' },
  methodMissing: { code: 'shipping.method_missing', message: 'Choose a way of delivery first.' },
  addressElsewhere: { code: 'shipping.address_elsewhere', message: 'shipping.address_elsewhere' },
} as const satisfies Record<string, Refusal>;
