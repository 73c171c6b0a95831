import { countries } from '@festival/shared-contracts/checkout/countries';
import type { UseFormReturn } from 'react-hook-form';
import { pickPhoneCountry } from './fields/pickPhoneCountry.ts';
import { splitAddress } from './fields/splitAddress.ts';
import { splitNumber } from './fields/splitNumber.ts';
import type { FieldName, FormValues } from './formValues.ts';
import { splitPhone } from './splitPhone.ts';

type Form = UseFormReturn<FormValues>;

/** Sets several fields; after the first try to send, their errors follow. */
export const fillFields = (form: Form, values: Partial<FormValues>): void => {
  for (const [name, value] of Object.entries(values))
    form.setValue(name as FieldName, value, { shouldValidate: form.formState.isSubmitted });
};

/** Whether each of these fields is blank, or has this value already. */
const areFree = (form: Form, values: Partial<FormValues>): boolean =>
  Object.entries(values).every(([name, value]) => {
    const held = form.getValues(name as FieldName).trim();
    return held === '' || held.toLowerCase() === value.toLowerCase();
  });

/** Moves a number behind the street to its own field, unless a field already has another value. */
const tidyStreet = (form: Form): void => {
  const { address, ...found } = splitAddress(form.getValues('address'), form.getValues('country')) ?? {};
  const others = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
  if (address !== undefined && areFree(form, others)) fillFields(form, { address, ...others });
};

/** Moves an addition behind the house number to its own field, unless that has another value [CHK-02]. */
const tidyNumber = (form: Form): void => {
  const { streetNumber, streetNumberExtension = '' } = splitNumber(form.getValues('streetNumber')) ?? {};
  if (streetNumber !== undefined && areFree(form, { streetNumberExtension }))
    fillFields(form, { streetNumber, streetNumberExtension });
};

/** Chooses the country of a phone number that is written with its prefix [CHK-08]. */
const tidyPhone = (form: Form): void => {
  const split = splitPhone(form.getValues('phoneNumber'), countries, form.getValues('country'));
  if (!split) return;
  form.setValue('phoneNumber', split.phoneNumber);
  pickPhoneCountry(form, split.phoneCountry);
};

/** The fields in which people write the content of several fields, each with the function that divides it. */
export const tidyFields = { address: tidyStreet, streetNumber: tidyNumber, phoneNumber: tidyPhone } as const;

/** Divides what is in these fields, as when each of them is left. */
export const tidyAll = (form: Form): void => {
  for (const tidy of Object.values(tidyFields)) tidy(form);
};
