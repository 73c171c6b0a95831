import { TextField } from '@festival/shared-ui/field/TextField';
import type { ClipboardEvent, FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldName, FormValues } from '../form/formValues.ts';
import { useField } from '../form/useField.tsx';
import { splitAddress } from './splitAddress.ts';

/**
 * The street. A full address that is pasted here, or a street with number from the browser, is split into the matching
 * fields.
 */
export function StreetField() {
  const form = useFormContext<FormValues>();
  const street = useField('address');
  const fill = (parts: Partial<FormValues>) => {
    for (const [name, value] of Object.entries(parts))
      form.setValue(name as FieldName, value, { shouldValidate: form.formState.isSubmitted });
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const replacesAll = selectionStart === 0 && selectionEnd === value.length;
    const parts = replacesAll ? splitAddress(event.clipboardData.getData('text')) : null;
    if (!parts) return;
    event.preventDefault();
    fill(parts);
  };
  const leave = async (event: FocusEvent<HTMLInputElement>) => {
    const parts = form.getValues('streetNumber') === '' ? splitAddress(event.target.value) : null;
    if (parts) fill(parts);
    await street.onBlur(event);
  };
  return <TextField {...street} onPaste={paste} onBlur={leave} autoComplete="address-line1" autoCapitalize="words" />;
}
