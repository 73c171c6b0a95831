import type { FieldErrors as HeldErrors, Resolver } from 'react-hook-form';
import { checkForm, type FormRules } from './fieldErrors.ts';
import type { FormValues } from './formValues.ts';

/** Checks the form for react-hook-form by the contract's schema; messages are field errors. `rules` are read at each check. */
export const formResolver =
  (rules: () => FormRules): Resolver<FormValues> =>
  (values) => {
    const checked = checkForm(values, rules());
    if (checked.ok) return { values, errors: {} };
    const errors: HeldErrors<FormValues> = {};
    for (const [field, error] of Object.entries(checked.error)) {
      errors[field as keyof FormValues] = { type: error, message: error };
    }
    return { values: {}, errors };
  };
