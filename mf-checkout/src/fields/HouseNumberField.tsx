import { TextField } from '@festival/shared-ui/field/TextField';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import grid from '../form/FormGrid.module.css';
import type { FormValues } from '../form/formValues.ts';
import { useField } from '../form/useField.tsx';
import { splitNumber } from './splitNumber.ts';

/** The characters that a key types; a browser's autofill has no key. */
const isTyped = (event: Event): boolean => 'inputType' in event && event.inputType === 'insertText';

/**
 * The house number, which must be a number: a typed addition moves to the addition field, unless that has a value
 * [CHK-02].
 */
export function HouseNumberField() {
  const form = useFormContext<FormValues>();
  const field = useField('streetNumber');
  const split = (text: string): void => {
    const parts = splitNumber(text);
    const addition = form.getValues('streetNumberExtension').trim();
    if (!parts || (addition !== '' && addition !== parts.streetNumberExtension)) return;
    const options = { shouldValidate: form.formState.isSubmitted };
    form.setValue('streetNumber', parts.streetNumber, options);
    form.setValue('streetNumberExtension', parts.streetNumberExtension, options);
  };
  const change = async (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    await field.onChange(event);
    if (!isTyped(event.nativeEvent)) split(value);
  };
  const leave = async (event: FocusEvent<HTMLInputElement>) => {
    split(event.target.value);
    await field.onBlur(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') split(event.currentTarget.value);
  };
  return (
    <TextField
      {...field}
      className={grid.half}
      inputMode="numeric"
      autoComplete="off"
      onChange={change}
      onBlur={leave}
      onKeyDown={press}
    />
  );
}
