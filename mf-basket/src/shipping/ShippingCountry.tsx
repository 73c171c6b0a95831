import { configAtom, languageAtom, shippingCountryAtom } from '@festival/shared-contracts/state/shopState';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { NativeSelect } from '@festival/shared-ui/select/NativeSelect';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { asksCountryAtom } from './asksCountryAtom.ts';

type ShippingCountryProps = { error?: string; ref?: Ref<HTMLSelectElement> };

/** Where merchandise is sent, of the countries that this brand ships to [SHP-01]. */
export function ShippingCountry({ error, ref }: ShippingCountryProps) {
  const { t } = useTranslation('mf_basket');
  const isAsked = useAtomValue(asksCountryAtom);
  const country = useAtomValue(shippingCountryAtom);
  const countries = useAtomValue(configAtom)?.traits.shippingCountries ?? [];
  const names = new Intl.DisplayNames(useAtomValue(languageAtom), { type: 'region' });
  const commands = useCommands();
  if (!isAsked) return null;
  return (
    <NativeSelect
      ref={ref}
      label={t('shipping.label')}
      hint={t('shipping.note')}
      error={error}
      autoComplete="shipping country"
      aria-required
      value={country ?? ''}
      onChange={(event) => void commands().shipping.setCountry(event.target.value)}
    >
      <option value="" disabled>
        {t('shipping.choose')}
      </option>
      {countries.map((code) => (
        <option key={code} value={code}>
          {names.of(code)}
        </option>
      ))}
    </NativeSelect>
  );
}
