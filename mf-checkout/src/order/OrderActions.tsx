import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import styles from './Order.module.css';
import { useRefusal } from './useRefusal.ts';

/** The actions for a paid order: saving its dates for a calendar, and sending its mail again. */
export function OrderActions({ order, token }: { order: OrderPage; token: string }) {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const refusal = useRefusal();
  const mail = async () => {
    setBusy(true);
    const sent = await commands().orders.sendMail(token);
    setBusy(false);
    if (sent.ok) setSaid(t('order.mailed', { email: order.email }));
    else setSaid(refusal(sent.error, t('order.mailFailed')));
  };
  return (
    <div className={styles.actions}>
      <AddToCalendar token={token} />
      <Button variant="secondary" pending={isBusy} icon={<Icon icon={Mail} />} onClick={() => void mail()}>
        {t('order.mailAgain')}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
