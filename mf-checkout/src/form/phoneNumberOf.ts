import { plainPhone } from '@festival/shared-contracts/checkout/plainPhone';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number in international form (`+31612345678`), by the national rules for a leading 0 and similar; null if it is not a valid
 * number of the country [CHK-08]. `country` is two letters, upper case.
 */
export const phoneNumberOf = (typed: string, country: string): string | null => {
  const number = parsePhoneNumberFromString(plainPhone(typed), country as CountryCode);
  return number?.isValid() ? number.number : null;
};
