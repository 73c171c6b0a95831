import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './NewsletterPage.module.css';

type State = 'asked' | 'sending' | 'subscribed' | 'over' | 'failed';

/** Confirms a subscription from a mailed link. The visitor has to press a button, because mail programs open links too. */
export function ConfirmNewsletter({ token }: { token: string }) {
  const { t } = useTranslation('host');
  const commands = useCommands();
  const [state, setState] = useState<State>('asked');
  const confirm = async () => {
    setState('sending');
    const answer = await commands().signOn.confirmNewsletter(token);
    if (answer.ok) setState('subscribed');
    else setState(answer.error.code === 'newsletter.link_over' ? 'over' : 'failed');
  };
  const isOpen = state !== 'subscribed' && state !== 'over';
  return (
    <div className={styles.form}>
      <p role="status">{t(`newsletter.confirm.${state === 'sending' ? 'asked' : state}`)}</p>
      {isOpen && (
        <Button pending={state === 'sending'} onClick={() => void confirm()}>
          {t('newsletter.confirm.button')}
        </Button>
      )}
    </div>
  );
}
