import { TextField } from '@festival/shared-ui/field/TextField';
import { NativeSelect } from '@festival/shared-ui/select/NativeSelect';
import type { ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import grid from '../FormGrid.module.css';
import type { FormValues } from '../formValues.ts';
import { useField } from '../useField.tsx';
import { useTidyField } from '../useTidyField.tsx';
import { CountryOptions } from './CountryOptions.tsx';
import { pickPhoneCountry } from './pickPhoneCountry.ts';

/**
 * The phone number: a country's prefix and the number after it. A number that is typed with its prefix is split
 * [CHK-08].
 */
export function PhoneFields() {
  const { t } = useTranslation('mf_checkout');
  const form = useFormContext<FormValues>();
  const phone = useTidyField('phoneNumber');
  // The list's value is a country and not the prefix, so react-hook-form must not read it.
  const { onChange: _change, onBlur: _blur, ref: _ref, ...prefix } = useField('countryCode');
  const phoneCountry = useWatch({ control: form.control, name: 'phoneCountry' });
  const pick = (event: ChangeEvent<HTMLSelectElement>) => pickPhoneCountry(form, event.target.value);
  return (
    <>
      <NativeSelect
        {...prefix}
        className={grid.prefix}
        value={phoneCountry}
        onChange={pick}
        autoComplete="tel-country-code"
      >
        <CountryOptions hasPrefix />
      </NativeSelect>
      <TextField {...phone} className={grid.number} type="tel" inputMode="tel" autoComplete="tel-national" />
      <p className={grid.note}>{t('form.hint.phonenumber')}</p>
    </>
  );
}
