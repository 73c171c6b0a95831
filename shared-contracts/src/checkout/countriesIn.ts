import type { Language } from '../language/languages.ts';
import { type Country, countries } from './countries.ts';

export interface NamedCountry extends Country {
  name: string;
}

/** The countries with their names in a language, in its alphabetical order [CHK-08]. */
export const countriesIn = (language: Language): NamedCountry[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return countries
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.code }))
    .sort((one, other) => compare(one.name, other.name));
};
