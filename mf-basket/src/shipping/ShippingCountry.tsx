import type { ShippingCountry as CountryRow } from '@festival/shared-contracts/shipping/shippingMethod';
import { shippingCountryAtom } from '@festival/shared-contracts/state/shopState';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { NativeSelect } from '@festival/shared-ui/select/NativeSelect';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { asksCountryAtom } from './asksCountryAtom.ts';
import { shippingCountriesAtom } from './shippingCountriesAtom.ts';

type ShippingCountryProps = { error?: string; ref?: Ref<HTMLSelectElement> };

/** The country of delivery: those to which this basket can be delivered, each with its price if there is one [SHP-01]. */
export function ShippingCountry(props: ShippingCountryProps) {
  // The names of countries are computed only when the list is shown.
  return useAtomValue(asksCountryAtom) ? <CountryList {...props} /> : null;
}

function CountryList({ error, ref }: ShippingCountryProps) {
  const money = useMoney();
  const { t } = useTranslation('mf_basket');
  const country = useAtomValue(shippingCountryAtom);
  const countries = useAtomValue(shippingCountriesAtom);
  const commands = useCommands();
  const optionOf = ({ code, name, deliverytype, price }: CountryRow) => (
    <option key={code} value={code}>
      {deliverytype === 'fixed' ? `${name} (${money(price)})` : name}
    </option>
  );
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
      {countries.map(optionOf)}
    </NativeSelect>
  );
}
