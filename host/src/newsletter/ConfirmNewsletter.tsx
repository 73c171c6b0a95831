import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { Button } from '@festival/shared-ui/button/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createApi } from '../entry/createApi.ts';
import { usePage } from '../page/PageContext.tsx';
import { errorReportOf } from '../telemetry/errorReport.ts';
import { sendErrorReport } from '../telemetry/sendErrorReport.ts';
import styles from './NewsletterPage.module.css';

type State = 'asked' | 'sending' | 'subscribed' | 'over' | 'failed';

/** Subscribes the address of a link. A press does, not the visit: programs that look at mails visit links too. */
export function ConfirmNewsletter({ token }: { token: string }) {
  const { t } = useTranslation('host');
  const { config } = usePage();
  const [state, setState] = useState<State>('asked');
  const confirm = async () => {
    setState('sending');
    try {
      // Few come here: what it takes is loaded when it is needed.
      const { confirmNewsletter } = await import('@festival/shared-contracts/api/memberCalls');
      const answer = await callEndpoint(createApi(config?.slug ?? ''), confirmNewsletter, { body: { token } });
      if (answer.ok) return setState('subscribed');
      setState(answer.error.code === 'newsletter.link_over' ? 'over' : 'failed');
    } catch (error) {
      sendErrorReport(errorReportOf('newsletter.notConfirmed', error));
      setState('failed');
    }
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
