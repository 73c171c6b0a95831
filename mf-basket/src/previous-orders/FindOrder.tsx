import { lookUpStateAtom, orderLookupAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { TextField } from '@festival/shared-ui/field/TextField';
import { Form } from '@festival/shared-ui/form/Form';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './PreviousOrders.module.css';

/**
 * Finds an order by the number in its confirmation, or all orders by the account's own email address
 * [OVL-05, LKP-01, LKP-04].
 */
export function FindOrder() {
  const { t } = useLaterTexts();
  const { t: tError } = useTranslation('errors');
  const commands = useCommands();
  const state = useAtomValue(lookUpStateAtom);
  const email = useAtomValue(userAtom)?.profile.email;
  const isRunning = state === 'running';
  // With an order on the screen the bright button is the one that completes it.
  const hasOrders = (useAtomValue(orderLookupAtom)?.original_orders.length ?? 0) > 0;
  const find = (form: HTMLFormElement) => {
    if (isRunning) return;
    const typed = new FormData(form).get('orderNumber');
    void commands().lookUp.findOrder(String(typed ?? ''));
  };
  return (
    <Form className={styles.form} onSubmit={find}>
      <TextField
        label={t('orders.number')}
        hint={t('orders.numberHint')}
        error={state === 'invalid' ? tError('other.orderLookupInvalid') : undefined}
        name="orderNumber"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant={hasOrders ? 'secondary' : 'primary'} pending={isRunning}>
        {t('orders.find')}
      </Button>
      {email && (
        <Button variant="quiet" pending={isRunning} onClick={() => void commands().lookUp.findOwnOrders()}>
          {t('orders.findOwn', { email })}
        </Button>
      )}
    </Form>
  );
}
