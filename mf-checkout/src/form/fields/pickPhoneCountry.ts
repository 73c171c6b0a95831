import { countries } from '@festival/shared-contracts/checkout/countries';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../formValues.ts';

/** Sets the country of the phone number, and with it the prefix that is sent [CHK-08]. */
export const pickPhoneCountry = (form: UseFormReturn<FormValues>, code: string): void => {
  const prefix = countries.find((country) => country.code === code)?.phonePrefix ?? '';
  form.setValue('phoneCountry', code);
  form.setValue('countryCode', prefix, { shouldValidate: form.formState.isSubmitted });
  // The country decides whether a number is valid.
  if (form.getValues('phoneNumber').trim() !== '') void form.trigger('phoneNumber');
};
