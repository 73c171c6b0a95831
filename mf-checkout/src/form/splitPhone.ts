import type { Country } from '@festival/shared-contracts/checkout/countries';
import { plainPhone } from '@festival/shared-contracts/checkout/plainPhone';

/** A number in the form's fields: the country of its prefix, and the rest of the number. */
interface SplitPhone {
  phoneCountry: string;
  countryCode: string;
  phoneNumber: string;
}

/** The country for a prefix that several countries share, unless the address is in another one of them. */
const mainCountries: Readonly<Record<string, string>> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  358: 'FI',
  590: 'GP',
  599: 'CW',
};

const countryOfPrefix = (prefix: string, countries: readonly Country[], likely: string): string => {
  const sharing = countries.filter((country) => country.phonePrefix === prefix).map(({ code }) => code);
  const main = mainCountries[prefix];
  return sharing.find((code) => code === likely) ?? (main && sharing.includes(main) ? main : (sharing[0] ?? ''));
};

/**
 * Splits a number with a prefix (`+31 6 12`, `0031612`); null without a prefix, or with an unknown one. `likely` is the preferred country
 * if several share a prefix.
 */
export const splitPhone = (typed: string, countries: readonly Country[], likely = ''): SplitPhone | null => {
  const digits = /^(?:\+|00)(\d+)$/.exec(plainPhone(typed))?.[1];
  if (!digits) return null;
  const [countryCode] = countries
    .map((country) => country.phonePrefix)
    .filter((prefix) => digits.startsWith(prefix))
    .sort((one, other) => other.length - one.length);
  if (!countryCode) return null;
  return {
    phoneCountry: countryOfPrefix(countryCode, countries, likely),
    countryCode,
    phoneNumber: digits.slice(countryCode.length),
  };
};
