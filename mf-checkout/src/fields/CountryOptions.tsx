import type { NamedCountry } from '@festival/shared-contracts/checkout/countriesIn';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useCountries } from './useCountries.ts';

type CountryOptionsProps = { labelOf: (country: NamedCountry) => string };

/** The options of a list of countries, those nearby first. */
export function CountryOptions({ labelOf }: CountryOptionsProps) {
  const { t } = useTranslation('mf_checkout');
  const { nearby, all } = useCountries();
  const options = (countries: NamedCountry[]) =>
    countries.map((country) => (
      <option key={country.code} value={country.code}>
        {labelOf(country)}
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
}
