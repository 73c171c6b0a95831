import { TextField } from '@festival/shared-ui/field/TextField';
import { useAtomValue } from 'jotai';
import type { SyntheticEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { accountEmailAtom } from '../accountEmailAtom.ts';
import type { FormValues } from '../formValues.ts';
import { useField } from '../useField.tsx';
import styles from './EmailFields.module.css';
import { looksMistyped } from './looksMistyped.ts';

const refuse = (event: SyntheticEvent) => event.preventDefault();

/** The email address for the tickets: typed twice, or the account's, which can't be changed here [CHK-03, CHK-07]. */
export function EmailFields() {
  const { t } = useTranslation('mf_checkout');
  const email = useField('email', { deps: ['emailconfirm'] });
  const confirm = useField('emailconfirm');
  const isKnown = Boolean(useAtomValue(accountEmailAtom));
  const { control } = useFormContext<FormValues>();
  const typed = useWatch({ control, name: 'email' });
  return (
    <>
      <div>
        <TextField
          {...email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={isKnown ? t('form.hint.emailKnown') : t('form.hint.email')}
          readOnly={isKnown}
        />
        <p role="status" className={styles.typo}>
          {!email.error && looksMistyped(typed) && t('form.typo')}
        </p>
      </div>
      <TextField
        {...confirm}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={isKnown ? undefined : t('form.hint.emailconfirm')}
        readOnly={isKnown}
        onPaste={refuse}
        onDrop={refuse}
      />
    </>
  );
}
