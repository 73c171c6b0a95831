import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { TextField } from '@festival/shared-ui/field/TextField';
import { Form } from '@festival/shared-ui/form/Form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './NewsletterPage.module.css';

type State = 'asked' | 'sending' | 'mailed' | 'invalid' | 'tooMany' | 'failed';

const stateOf: Record<number, State> = { 400: 'invalid', 429: 'tooMany' };

/** Requests a mail with a confirmation link for an address. The answer does not reveal whether the address is known [SSO-02]. */
export function SignUpForNewsletter() {
  const { t } = useTranslation('host');
  const commands = useCommands();
  const [state, setState] = useState<State>('asked');
  const signUp = async (form: HTMLFormElement) => {
    const email = String(new FormData(form).get('email') ?? '').trim();
    setState('sending');
    const answer = await commands().signOn.signUpForNewsletter(email);
    setState(answer.ok ? 'mailed' : (stateOf[answer.error.status] ?? 'failed'));
  };
  const problem = state === 'asked' || state === 'sending' || state === 'mailed' ? undefined : t(`newsletter.${state}`);
  return (
    <>
      <p role="status">{state === 'mailed' ? t('newsletter.mailed') : t('newsletter.text')}</p>
      {state !== 'mailed' && (
        <Form className={styles.form} onSubmit={signUp}>
          <TextField
            className={styles.email}
            label={t('newsletter.email')}
            name="email"
            type="email"
            autoComplete="email"
            error={problem}
            required
          />
          <Button type="submit" pending={state === 'sending'}>
            {t('newsletter.button')}
          </Button>
        </Form>
      )}
    </>
  );
}
