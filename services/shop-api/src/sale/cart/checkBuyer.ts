import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import { countries } from '@festival/shared-contracts/checkout/countries';
import { meetsAgeRule } from '@festival/shared-contracts/checkout/meetsAgeRule';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { isoDay } from '@festival/shared-contracts/time/isoDay';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const countryCodes = new Set(countries.map(({ code }) => code));

type Sale = {
  config: ShopConfig;
  /** The country of delivery; null without merchandise, and before it is chosen. */
  shippingCountry: string | null;
  now: Date;
};

/**
 * Checks whether a well-formed buyer may buy in this shop. The country must be in the form's list and be the country
 * for which delivery was priced. The phone number is valid in its country. The date of birth is in the past and meets
 * the shop's age rule [CHK-08, SHP-01]. Returns the buyer with the phone number in international form.
 */
export function checkBuyer(
  buyer: CheckoutRequest,
  { config, shippingCountry, now }: Sale,
): Result<CheckoutRequest, ApiFailure> {
  if (!countryCodes.has(buyer.country)) return wrong('country', 'country');
  if (shippingCountry !== null && buyer.country !== shippingCountry) return wrong('country', 'delivery');
  const phone = parsePhoneNumberFromString(buyer.phoneNumber);
  if (!phone?.isValid()) return wrong('phoneNumber', 'phone');
  // Computed in the festival's time zone, as in the browser [CHK-05].
  const today = isoDay(now.getTime(), config.festivalData.timeZone);
  const { ageRequirements } = config.shopSettings.fields;
  if (buyer.dateOfBirth >= today || buyer.dateOfBirth < '1900-01-01') return wrong('dateOfBirth', 'date');
  const days = { festivalStart: config.festivalData.dateStart, today };
  if (meetsAgeRule(ageRequirements, buyer.dateOfBirth, days)) return success({ ...buyer, phoneNumber: phone.number });
  return wrong('dateOfBirth', 'age');
}

const wrong = (field: string, message: string) =>
  failure(new ApiFailure(422, 'checkout.invalid', 'The form has errors.', { fields: { [field]: message } }));
