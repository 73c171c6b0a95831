import { genders } from '@festival/shared-contracts/checkout/checkoutForm';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { TextField } from '@festival/shared-ui/field/TextField';
import { NativeSelect } from '@festival/shared-ui/select/NativeSelect';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import grid from '../FormGrid.module.css';
import { useField } from '../useField.tsx';

/** The buyer's name and gender; a brand can hide the gender [CHK-02]. */
export function NameFields() {
  const hidesGender = useAtomValue(capabilitiesAtom)?.hidesGender ?? false;
  return (
    <>
      {!hidesGender && <GenderField />}
      <TextField {...useField('firstName')} className={grid.half} autoComplete="given-name" autoCapitalize="words" />
      <TextField {...useField('middleName')} className={grid.half} autoComplete="additional-name" />
      <TextField {...useField('lastName')} autoComplete="family-name" autoCapitalize="words" />
    </>
  );
}

function GenderField() {
  const { t } = useTranslation('mf_checkout');
  return (
    <NativeSelect {...useField('gender')} autoComplete="sex">
      <option value="" disabled>
        {t('form.choose')}
      </option>
      {genders.map((gender) => (
        <option key={gender} value={gender}>
          {t(`form.gender.${gender}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
