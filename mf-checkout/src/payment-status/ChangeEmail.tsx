import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { TextField } from '@festival/shared-ui/field/TextField';
import { Form } from '@festival/shared-ui/form/Form';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { looksMistyped } from '../form/fields/looksMistyped.ts';
import { lazyWithTexts } from '../later/lazyWithTexts.tsx';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './ChangeEmail.module.css';

export interface ChangeEmailProps {
  order: OrderView;
  onChanged: (order: OrderView) => void;
}

type Problem = 'invalid' | 'fixed' | 'failed';

const problemOf = ({ status }: ShopError): Problem => {
  if (status === 400) return 'invalid';
  return status === 409 ? 'fixed' : 'failed';
};

/**
 * Changes the email address of a paid order. The mail is sent again with new codes, and the tickets of the first mail
 * become void [PAY-04].
 */
function Change({ order, onChanged }: ChangeEmailProps) {
  const { t } = useLaterTexts();
  const { t: now } = useTranslation('mf_checkout');
  const commands = useCommands();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(order.email);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [changed, setChanged] = useState('');
  useEffect(() => field.current?.focus(), []);
  const change = async () => {
    setBusy(true);
    setProblem(null);
    setChanged('');
    const answer = await commands().checkout.changeEmail(typed.trim());
    setBusy(false);
    if (answer.ok) {
      setChanged(answer.value.email);
      return onChanged(answer.value);
    }
    setProblem(problemOf(answer.error));
    field.current?.focus();
  };
  return (
    <Form className={styles.form} onSubmit={change}>
      <TextField
        ref={field}
        className={styles.field}
        name="email"
        type="email"
        inputMode="email"
        label={t('email.field')}
        hint={t('email.hint')}
        error={problem ? t(`email.${problem}`) : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <p role="status" className={styles.typo}>
        {!problem && looksMistyped(typed) && now('form.typo')}
      </p>
      <div>
        <Button type="submit" variant="secondary" pending={isBusy}>
          {t('email.send')}
        </Button>
      </div>
      <div role="status">
        {changed && (
          <Notice tone="success" title={t('email.changed.title')}>
            {t('email.changed.text', { email: changed })}
          </Notice>
        )}
      </div>
    </Form>
  );
}

export const ChangeEmail = lazyWithTexts<ChangeEmailProps>(
  async () => Change,
  () => null,
);
