import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number as it is dialled from abroad (`+31612345678`), with the national rules for a leading 0 and the like; null
 * where the country has no such number [CHK-08]. `country` is two letters, upper case.
 */
export const phoneNumberOf = (typed: string, country: string): string | null => {
  const number = parsePhoneNumberFromString(typed, country as CountryCode);
  return number?.isValid() ? number.number : null;
};
