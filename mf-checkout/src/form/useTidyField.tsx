import type { ChangeEvent, FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from './formValues.ts';
import { tidyFields } from './tidyFields.ts';
import { useField } from './useField.tsx';

/**
 * The parts of a field whose text may belong to several fields. The text is divided when the field is left, and when the browser fills the
 * field in: autofill has no `inputType`, and React hears of no blur after it.
 */
export function useTidyField(name: keyof typeof tidyFields) {
  const form = useFormContext<FormValues>();
  const field = useField(name);
  const onChange = async (event: ChangeEvent<HTMLInputElement>) => {
    const isAutofill = !('inputType' in event.nativeEvent) || !event.nativeEvent.inputType;
    await field.onChange(event);
    if (isAutofill) tidyFields[name](form);
  };
  const onBlur = async (event: FocusEvent<HTMLInputElement>) => {
    tidyFields[name](form);
    await field.onBlur(event);
  };
  return { ...field, onChange, onBlur };
}
