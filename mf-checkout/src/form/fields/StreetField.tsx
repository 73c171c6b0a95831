import { TextField } from '@festival/shared-ui/field/TextField';
import type { ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../formValues.ts';
import { fillFields } from '../tidyFields.ts';
import { useTidyField } from '../useTidyField.tsx';
import { splitAddress } from './splitAddress.ts';

/**
 * The street. A full address that is pasted here, or a street with number, is split into the matching fields. A text with a
 * part that has no field stays as it is, on one line.
 */
export function StreetField() {
  const form = useFormContext<FormValues>();
  const street = useTidyField('address');
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    if (selectionStart !== 0 || selectionEnd !== value.length) return;
    const text = event.clipboardData.getData('text').trim();
    const parts = splitAddress(text, form.getValues('country'));
    if (!parts && !text.includes('\n')) return;
    event.preventDefault();
    fillFields(form, parts ?? { address: text.split(/\s*\n\s*/).join(', ') });
  };
  return <TextField {...street} onPaste={paste} autoComplete="address-line1" autoCapitalize="words" />;
}
