import { countriesIn, type NamedCountry } from '@festival/shared-contracts/checkout/countriesIn';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { formLanguage } from '../formLanguage.ts';

const nearbyCodes = ['NL', 'BE', 'DE', 'FR', 'GB', 'ES'];

interface CountryLists {
  /** The countries of most visitors, first in the list. */
  nearby: NamedCountry[];
  all: NamedCountry[];
}

/** The countries with their names in the form's language [CHK-08, I18-03]. */
export function useCountries(): CountryLists {
  const language = formLanguage(useAtomValue(languageAtom));
  return useMemo(() => {
    const all = countriesIn(language);
    return { all, nearby: nearbyCodes.flatMap((code) => all.filter((country) => country.code === code)) };
  }, [language]);
}
