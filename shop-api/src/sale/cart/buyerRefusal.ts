import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import { countries } from '@festival/shared-contracts/checkout/countries';
import { meetsAgeRule } from '@festival/shared-contracts/checkout/meetsAgeRule';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { ApiFailure } from '../../platform/http/ApiFailure.ts';

const countryCodes = new Set(countries.map(({ code }) => code));

type Sale = {
  config: ShopConfig;
  /** Where the cart's merchandise goes; null without any, or while that is not chosen. */
  shippingCountry: string | null;
  now: Date;
};

/**
 * Why a well-formed buyer may not buy here, or null: from no country of the form's list, from another than the merchandise was
 * priced for, too young, or not born yet [CHK-08, SHP-01].
 */
export function buyerRefusal(buyer: CheckoutRequest, { config, shippingCountry, now }: Sale): ApiFailure | null {
  if (!countryCodes.has(buyer.country)) return wrong('country', 'country');
  if (shippingCountry !== null && buyer.country !== shippingCountry) return wrong('country', 'delivery');
  const today = now.toISOString().slice(0, 10);
  const { ageRequirements, ageRequirementsError } = config.shopSettings.fields;
  if (buyer.dateOfBirth >= today || buyer.dateOfBirth < '1900-01-01') return wrong('dateOfBirth', 'date');
  const days = { festivalStart: config.festivalData.dateStart, today };
  if (!meetsAgeRule(ageRequirements, buyer.dateOfBirth, days))
    return wrong('dateOfBirth', ageRequirementsError || 'age');
  return null;
}

const wrong = (field: string, message: string) =>
  new ApiFailure(422, 'checkout.invalid', 'The form has errors.', { [field]: message });
