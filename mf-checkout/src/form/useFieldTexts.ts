import { configAtom, languageAtom, shippingCountryAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { type FieldFault, faultOf } from './fieldErrors.ts';
import { formLanguage } from './formLanguage.ts';
import type { FieldName } from './formValues.ts';
import { labelKeys } from './labelKeys.ts';

/** The words of a field: its label, and a sentence for what is wrong with it. */
export function useFieldTexts() {
  const { t } = useTranslation('mf_checkout');
  const ageError = useAtomValue(configAtom)?.shopSettings.fields.ageRequirementsError;
  const country = useAtomValue(shippingCountryAtom);
  const countryNames = new Intl.DisplayNames(formLanguage(useAtomValue(languageAtom)), { type: 'region' });
  const labelOf = (name: FieldName): string => t(`form.label.${labelKeys[name]}`);
  const sentenceOf = (name: FieldName, fault: FieldFault): string => {
    if (fault === 'required') return t(`form.required.${labelKeys[name]}`);
    if (fault === 'delivery') return t('form.error.delivery', { country: country && countryNames.of(country) });
    return fault === 'age' && ageError ? ageError : t(`form.error.${fault}`);
  };
  /** The sentence for what react-hook-form holds as a message: a fault. */
  const errorOf = (name: FieldName, fault: string | undefined): string | undefined =>
    fault === undefined ? undefined : sentenceOf(name, faultOf(fault));
  return { labelOf, errorOf };
}
