import { userAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Field } from '@festival/shared-ui/field/Field';
import { TextField } from '@festival/shared-ui/field/TextField';
import { Form } from '@festival/shared-ui/form/Form';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrors, type RequestErrors } from './fieldErrors.ts';
import styles from './RequestForm.module.css';
import { readRequest } from './readRequest.ts';

type State = 'asked' | 'sending' | 'sent' | 'tooMany' | 'failed';

/**
 * The form to request a bus from another place. A refused form shows the error at each field; a thank-you message
 * replaces a sent form [TRN-04].
 */
export function RequestForm() {
  const { t } = useTranslation('mf_transport');
  const commands = useCommands();
  const [state, setState] = useState<State>('asked');
  const [errors, setErrors] = useState<RequestErrors>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const send = async (sent: HTMLFormElement) => {
    if (state === 'sending') return;
    const found = fieldErrors(sent);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      sent.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setState('sending');
    const answer = await commands().travel.requestTransport(readRequest(new FormData(sent)));
    setState(answer.ok ? 'sent' : answer.error.status === 429 ? 'tooMany' : 'failed');
  };

  if (state === 'sent') return <p role="status">{t('request.sent')}</p>;
  return (
    <Form ref={form} className={styles.form} onSubmit={send}>
      <RequestFields errors={errors} />
      {(state === 'tooMany' || state === 'failed') && <p role="alert">{t(`request.${state}`)}</p>}
      <Button type="submit" className={styles.send} pending={state === 'sending'}>
        {t('request.send')}
      </Button>
    </Form>
  );
}

function RequestFields({ errors }: { errors: RequestErrors }) {
  const { t } = useTranslation('mf_transport');
  const user = useAtomValue(userAtom);
  const { givenName, familyName, email } = user?.profile ?? {};
  const fieldOf = (name: keyof RequestErrors) => ({
    name,
    label: t(`request.field.${name}`),
    error: errors[name] && t(`request.error.${errors[name]}`),
  });
  return (
    <>
      <TextField
        {...fieldOf('name')}
        defaultValue={[givenName, familyName].filter(Boolean).join(' ')}
        autoComplete="name"
        maxLength={200}
        required
      />
      <TextField
        {...fieldOf('email')}
        type="email"
        defaultValue={email}
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField {...fieldOf('departure')} hint={t('request.hint.departure')} maxLength={200} required />
      <TextField
        {...fieldOf('persons')}
        inputMode="numeric"
        pattern="[1-9][0-9]?|[1-4][0-9]{2}|500"
        maxLength={3}
        required
      />
      <TextField {...fieldOf('date')} type="date" aside={t('request.optional')} />
      <Field {...fieldOf('message')} aside={t('request.optional')}>
        {(control) => <textarea {...control} name="message" className={styles.message} rows={4} maxLength={2000} />}
      </Field>
    </>
  );
}
