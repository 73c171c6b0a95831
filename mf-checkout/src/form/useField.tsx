import type { FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldId } from './fieldId.ts';
import { type FieldName, type FormValues, optionalFields } from './formValues.ts';
import { useFieldTexts } from './useFieldTexts.ts';

/** The common parts of every field: name, id, label, whether it is required, and its error [CHK-10]. */
export function useField(name: FieldName, { deps }: { deps?: FieldName[] } = {}) {
  const { labelOf, errorOf } = useFieldTexts();
  const form = useFormContext<FormValues>();
  const isOptional = optionalFields.includes(name);
  const held = form.register(name, { deps });
  const onBlur = async (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
    await held.onBlur(event);
    // A field is checked on blur, but not while it is blank.
    if (event.target.value.trim() !== '') await form.trigger(name);
  };
  return {
    ...held,
    id: fieldId(name),
    label: labelOf(name),
    aside: !isOptional && <span aria-hidden="true">*</span>,
    'aria-required': !isOptional,
    error: errorOf(name, form.formState.errors[name]?.message),
    onBlur,
  };
}
