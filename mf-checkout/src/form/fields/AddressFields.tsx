import { countries } from '@festival/shared-contracts/checkout/countries';
import { isStateRequired } from '@festival/shared-contracts/checkout/isStateRequired';
import { statesOf } from '@festival/shared-contracts/checkout/statesOf';
import { TextField } from '@festival/shared-ui/field/TextField';
import { NativeSelect } from '@festival/shared-ui/select/NativeSelect';
import { useAtomValue } from 'jotai';
import type { ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import grid from '../FormGrid.module.css';
import { formRulesAtom } from '../formRulesAtom.ts';
import type { FormValues } from '../formValues.ts';
import { phoneReaderAtom } from '../phoneReaderAtom.ts';
import { useField } from '../useField.tsx';
import { CountryOptions } from './CountryOptions.tsx';
import { HouseNumberField } from './HouseNumberField.tsx';
import { pickPhoneCountry } from './pickPhoneCountry.ts';
import { StreetField } from './StreetField.tsx';

/** The buyer's address, with a state if the shop's payment provider requires one [CHK-06, CHK-08]. */
export function AddressFields() {
  const { paymentProvider } = useAtomValue(formRulesAtom);
  const { control } = useFormContext<FormValues>();
  const country = useWatch({ control, name: 'country' });
  return (
    <>
      <CountryField />
      <StreetField />
      <HouseNumberField />
      <TextField {...useField('streetNumberExtension')} className={grid.half} autoComplete="address-line2" />
      <TextField
        {...useField('postalCode')}
        className={grid.half}
        autoComplete="postal-code"
        autoCapitalize="characters"
      />
      <TextField {...useField('city')} className={grid.half} autoComplete="address-level2" autoCapitalize="words" />
      {isStateRequired(paymentProvider, country) && <StateField country={country} />}
    </>
  );
}

function CountryField() {
  const form = useFormContext<FormValues>();
  const field = useField('country', { deps: ['state'] });
  const reader = useAtomValue(phoneReaderAtom);
  const pick = async (event: ChangeEvent<HTMLSelectElement>) => {
    const code = event.target.value;
    const { country: former, phoneCountry, phoneNumber } = form.getValues();
    await field.onChange(event);
    // The former state does not exist in another country. The phone's country follows the address, because most people
    // have a phone number of the country in which they live, unless another one is chosen or the number is right.
    form.setValue('state', '');
    const isRight = reader?.phoneNumberOf(phoneNumber, phoneCountry);
    const follows = phoneCountry === '' || (phoneCountry === former && !isRight);
    if (follows && countries.some((country) => country.code === code)) pickPhoneCountry(form, code);
  };
  return (
    <NativeSelect {...field} onChange={pick} autoComplete="country">
      <CountryOptions />
    </NativeSelect>
  );
}

function StateField({ country }: { country: string }) {
  const { t } = useTranslation('mf_checkout');
  return (
    <NativeSelect {...useField('state')} autoComplete="address-level1">
      <option value="" disabled>
        {t('form.choose')}
      </option>
      {statesOf(country).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
