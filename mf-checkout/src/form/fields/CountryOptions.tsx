import type { NamedCountry } from '@festival/shared-contracts/checkout/countriesIn';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountries } from './useCountries.ts';

interface CountryOptionsProps {
  /** Whether each country's phone prefix is shown after its name. */
  hasPrefix?: boolean;
}

/**
 * The options of a list of countries, nearby countries first. Memoized, because there are some 500 of them, and the
 * form renders with each error.
 */
export const CountryOptions = memo(function CountryOptions({ hasPrefix }: CountryOptionsProps) {
  const { t } = useTranslation('mf_checkout');
  const { nearby, all } = useCountries();
  const options = (countries: NamedCountry[]) =>
    countries.map((country) => (
      <option key={country.code} value={country.code}>
        {hasPrefix ? `${country.name} +${country.phonePrefix}` : country.name}
      </option>
    ));
  return (
    <>
      <option value="" disabled>
        {t('form.choose')}
      </option>
      <optgroup label={t('form.nearby')}>{options(nearby)}</optgroup>
      <optgroup label={t('form.allCountries')}>
        {options(all.filter(({ code }) => nearby.every((near) => near.code !== code)))}
      </optgroup>
    </>
  );
});
