import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { deliveryFields } from '@festival/shared-contracts/checkout/checkoutForm';
import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import { countries } from '@festival/shared-contracts/checkout/countries';
import { meetsAgeRule } from '@festival/shared-contracts/checkout/meetsAgeRule';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { needsDeliveryAddress } from '@festival/shared-contracts/shipping/parcelCountry';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { isoDay } from '@festival/shared-contracts/time/isoDay';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod/mini';

const countryCodes = new Set(countries.map(({ code }) => code));

type Sale = {
  config: ShopConfig;
  /** The country to which merchandise is sent; null if nothing is sent, and before it is chosen. */
  parcelCountry: string | null;
  now: Date;
};

/**
 * Checks whether a well-formed buyer may buy in this shop. The country must be in the form's list. An address of
 * delivery is required if merchandise goes to another country, and left out otherwise. The phone number is valid in its country. The date of birth is in the past and meets
 * the shop's age rule [CHK-08, SHP-01]. Returns the buyer with the phone number in international form.
 */
export function checkBuyer(
  { deliveryName, deliveryAddress, deliveryPostalCode, deliveryCity, deliveryCountry, ...buyer }: CheckoutRequest,
  { config, parcelCountry, now }: Sale,
): Result<CheckoutRequest, ApiFailure> {
  if (!countryCodes.has(buyer.country)) return wrong('country', 'country');
  const isSentAbroad = needsDeliveryAddress(buyer.country, parcelCountry);
  const receiver = z.safeParse(deliveryFields, { deliveryName, deliveryAddress, deliveryPostalCode, deliveryCity });
  if (isSentAbroad && !receiver.success) return wrong(String(receiver.error.issues[0]?.path[0]), 'required');
  if (isSentAbroad && deliveryCountry !== parcelCountry) return wrong('deliveryAddress', 'required');
  const phone = parsePhoneNumberFromString(buyer.phoneNumber);
  if (!phone?.isValid()) return wrong('phoneNumber', 'phone');
  // Computed in the festival's time zone, as in the browser [CHK-05].
  const today = isoDay(now.getTime(), config.festivalData.timeZone);
  const { ageRequirements } = config.shopSettings.fields;
  if (buyer.dateOfBirth >= today || buyer.dateOfBirth < '1900-01-01') return wrong('dateOfBirth', 'date');
  const days = { festivalStart: config.festivalData.dateStart, today };
  if (meetsAgeRule(ageRequirements, buyer.dateOfBirth, days))
    return success({ ...buyer, phoneNumber: phone.number, ...(isSentAbroad && { ...receiver.data, deliveryCountry }) });
  return wrong('dateOfBirth', 'age');
}

const wrong = (field: string, message: string) =>
  failure(new ApiFailure(422, 'checkout.invalid', 'The form has errors.', { fields: { [field]: message } }));
