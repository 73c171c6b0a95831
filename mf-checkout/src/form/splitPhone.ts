import type { Country } from '@festival/shared-contracts/checkout/countries';

/** A number as the form holds it: the country whose prefix it has, and what is dialled behind it. */
export interface SplitPhone {
  phoneCountry: string;
  countryCode: string;
  phoneNumber: string;
}

/** Which country is meant by a prefix that several share, unless the address says otherwise. */
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
 * A number typed or filled in with its prefix (`+31 6 12`, `0031612`) taken apart; null when it has none, or one of no
 * country. `likely` is the country to prefer where several share a prefix.
 */
export const splitPhone = (typed: string, countries: readonly Country[], likely = ''): SplitPhone | null => {
  const international = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(typed)?.[1];
  if (!international) return null;
  const digits = international.replace(/\D/g, '');
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
