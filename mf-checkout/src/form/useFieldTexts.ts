import { configAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type FieldFault, faultOf } from './fieldErrors.ts';
import type { FieldName } from './formValues.ts';
import { labelKeys } from './labelKeys.ts';

/** The texts of a field: its label, and a sentence for its error. */
export function useFieldTexts() {
  const { t } = useTranslation('mf_checkout');
  const ageError = useAtomValue(configAtom)?.shopSettings.fields.ageRequirementsError;
  const labelOf = (name: FieldName): string => t(`form.label.${labelKeys[name]}`);
  const sentenceOf = (name: FieldName, fault: FieldFault): string => {
    if (fault === 'required') return t(`form.required.${labelKeys[name]}`);
    return fault === 'age' && ageError ? ageError : t(`form.error.${fault}`);
  };
  /** The sentence for react-hook-form's message, which is a field error. */
  const errorOf = (name: FieldName, fault: string | undefined): string | undefined =>
    fault === undefined ? undefined : sentenceOf(name, faultOf(fault));
  return { labelOf, errorOf };
}
