import type { CartChoices } from '../cart/cartChoices.ts';

type ShippingChoice = Pick<CartChoices, 'shippingCountry' | 'shippingHandle'>;

/** The method of a buyer who collects the merchandise at the festival. */
export const pickupHandle = 'pickup';

/** The country to which a cart's merchandise is sent, in upper case; null without merchandise, and if the buyer collects it. */
export const parcelCountryOf = ({ shippingCountry, shippingHandle }: ShippingChoice): string | null =>
  shippingHandle === pickupHandle ? null : shippingCountry;

/**
 * Whether the merchandise needs an address of its own, because its country is not the buyer's; false while a country is not
 * chosen [SHP-01].
 */
export const needsDeliveryAddress = (buyerCountry: string, parcelCountry: string | null): boolean =>
  parcelCountry !== null && buyerCountry !== '' && buyerCountry !== parcelCountry;
