import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type FieldError, fieldErrorOf } from './fieldErrors.ts';
import { formLanguage } from './formLanguage.ts';
import type { FieldName } from './formValues.ts';
import { labelKeys } from './labelKeys.ts';

type LabelKey = (typeof labelKeys)[FieldName];

const isOptional = (label: LabelKey): label is 'middlename' | 'extension' =>
  label === 'middlename' || label === 'extension';

/** The texts of a field: its label, and a sentence for its error. */
export function useFieldTexts() {
  const { t } = useTranslation('mf_checkout');
  const language = useAtomValue(languageAtom);
  const fields = useAtomValue(configAtom)?.shopSettings.fields;
  const ageError = fields?.texts[formLanguage(language)]?.ageRequirementsError ?? fields?.ageRequirementsError;
  const requiredText = (label: LabelKey): string => (isOptional(label) ? '' : t(`form.required.${label}`));
  const labelOf = (name: FieldName): string => t(`form.label.${labelKeys[name]}`);
  const sentenceOf = (name: FieldName, error: FieldError): string => {
    if (error === 'required') return requiredText(labelKeys[name]);
    return error === 'age' && ageError ? ageError : t(`form.error.${error}`);
  };
  /** The sentence for react-hook-form's message, which is a field error. */
  const errorOf = (name: FieldName, error: string | undefined): string | undefined =>
    error === undefined ? undefined : sentenceOf(name, fieldErrorOf(error));
  return { labelOf, errorOf };
}
