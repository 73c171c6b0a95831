import type { FieldErrors as HeldErrors, Resolver } from 'react-hook-form';
import { checkForm, type FormRules } from './fieldErrors.ts';
import type { FormValues } from './formValues.ts';

/** Judges the form for react-hook-form by the contract's own schema; messages are faults. `rules` are asked each time. */
export const formResolver =
  (rules: () => FormRules): Resolver<FormValues> =>
  (values) => {
    const checked = checkForm(values, rules());
    if (checked.ok) return { values, errors: {} };
    const errors: HeldErrors<FormValues> = {};
    for (const [field, fault] of Object.entries(checked.errors)) {
      errors[field as keyof FormValues] = { type: fault, message: fault };
    }
    return { values: {}, errors };
  };
