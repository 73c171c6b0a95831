import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { TextField } from '@festival/shared-ui/field/TextField';
import { Form } from '@festival/shared-ui/form/Form';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FindOrder.module.css';

interface FindOrderProps {
  /** Whether the form shows a title, because no heading of the page says it. */
  isTitled: boolean;
}

type Problem = 'invalid' | 'tooOften' | 'failed';

const problemOf = ({ status }: ShopError): Problem => {
  if (status === 400) return 'invalid';
  return status === 429 ? 'tooOften' : 'failed';
};

/** Mails a guest the link of an order. The message is the same whether the order exists or not [PAY-04]. */
export function FindOrder({ isTitled }: FindOrderProps) {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [mailed, setMailed] = useState('');
  const send = async (form: HTMLFormElement) => {
    const wanted = String(new FormData(form).get('wanted')).trim();
    setBusy(true);
    setProblem(null);
    setMailed('');
    const sent = await commands().orders.sendLink(wanted);
    setBusy(false);
    if (sent.ok) return setMailed(wanted);
    setProblem(problemOf(sent.error));
    form.querySelector('input')?.focus();
  };
  return (
    <section className={styles.find} aria-labelledby={isTitled ? titleId : undefined}>
      {isTitled && (
        <h3 id={titleId} className={styles.title}>
          {t('lost.title')}
        </h3>
      )}
      <p>{t('lost.text')}</p>
      <Form className={styles.form} onSubmit={send}>
        <TextField
          className={styles.field}
          name="wanted"
          label={t('lost.field')}
          error={problem ? t(`lost.${problem}`) : undefined}
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button type="submit" pending={isBusy}>
          {t('lost.send')}
        </Button>
      </Form>
      <div role="status">
        {mailed && (
          <Notice tone="success" title={t('lost.mailed.title')}>
            {t('lost.mailed.text', { wanted: mailed })}
          </Notice>
        )}
      </div>
    </section>
  );
}
