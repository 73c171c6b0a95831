import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { cartAtom, totalsAtom } from '@festival/shared-contracts/state/shopState';
import { plainCode } from '@festival/shared-contracts/text/plainTyped';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { TextField } from '@festival/shared-ui/field/TextField';
import { Form } from '@festival/shared-ui/form/Form';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../failure/refusalText.ts';
import styles from './Voucher.module.css';

type VoucherState = { name: 'idle' } | { name: 'loading' } | { name: 'accepted' } | { name: 'error'; error: ShopError };

/**
 * The code of a voucher: typed, sent, accepted, or refused with the reason. The button is disabled while the field
 * has nothing but blanks and signs around a code, or the code is being sent [VCH-01].
 */
export function Voucher() {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const { total } = useAtomValue(totalsAtom);
  const isRemoved = useAtomValue(cartAtom)?.voucher === null;
  const [code, setCode] = useState('');
  const [state, setState] = useState<VoucherState>({ name: 'idle' });
  const error = useRefusal(state);
  const isBlank = plainCode(code) === '';
  const redeem = async () => {
    if (isBlank || state.name === 'loading') return;
    setState({ name: 'loading' });
    const answer = await commands().checkout.applyVoucher(code.trim());
    if (answer.ok) setCode('');
    setState(answer.ok ? { name: 'accepted' } : { name: 'error', error: answer.error });
  };
  return (
    <details className={styles.voucher}>
      <summary className={styles.summary}>{t('payment.voucher.summary')}</summary>
      <Form className={styles.form} onSubmit={redeem}>
        <TextField
          label={t('payment.voucher.label')}
          name="voucher"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error}
        />
        <Button type="submit" variant="secondary" pending={state.name === 'loading'} disabled={isBlank}>
          {t('payment.voucher.button')}
        </Button>
      </Form>
      <p role="status" className={styles.accepted}>
        {state.name === 'accepted' &&
          !isRemoved &&
          t(total === 0 ? 'payment.voucher.acceptedWhole' : 'payment.voucher.accepted')}
      </p>
    </details>
  );
}

/** Why a code was refused, or otherwise that it could not be redeemed [VCH-01]. */
function useRefusal(state: VoucherState): string | undefined {
  const { t } = useTranslation('mf_checkout');
  const { t: tError } = useTranslation('errors');
  if (state.name !== 'error') return undefined;
  return refusalText(state.error, tError) ?? t('payment.voucher.failed');
}
