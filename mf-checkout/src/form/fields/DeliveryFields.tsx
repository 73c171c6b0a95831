import { needsDeliveryAddress } from '@festival/shared-contracts/shipping/parcelCountry';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { TextField } from '@festival/shared-ui/field/TextField';
import { useAtomValue } from 'jotai';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import grid from '../FormGrid.module.css';
import { FormSection } from '../FormSection.tsx';
import { formLanguage } from '../formLanguage.ts';
import { formRulesAtom } from '../formRulesAtom.ts';
import type { FormValues } from '../formValues.ts';
import { useField } from '../useField.tsx';

/** Who gets the merchandise, if it goes to another country than the buyer's: a present, for example [SHP-01]. */
export function DeliveryFields() {
  const { deliveryCountry } = useAtomValue(formRulesAtom);
  const { control } = useFormContext<FormValues>();
  const country = useWatch({ control, name: 'country' });
  return needsDeliveryAddress(country, deliveryCountry) ? <AddressAbroad country={deliveryCountry ?? ''} /> : null;
}

function AddressAbroad({ country }: { country: string }) {
  const { t } = useTranslation('mf_checkout');
  const language = formLanguage(useAtomValue(languageAtom));
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return (
    <FormSection title={t('form.section.delivery')}>
      <p>{t('form.hint.delivery', { country: name })}</p>
      <TextField {...useField('deliveryName')} autoComplete="shipping name" autoCapitalize="words" />
      <TextField {...useField('deliveryAddress')} autoComplete="shipping address-line1" autoCapitalize="words" />
      <TextField
        {...useField('deliveryPostalCode')}
        className={grid.half}
        autoComplete="shipping postal-code"
        autoCapitalize="characters"
      />
      <TextField
        {...useField('deliveryCity')}
        className={grid.half}
        autoComplete="shipping address-level2"
        autoCapitalize="words"
      />
    </FormSection>
  );
}
