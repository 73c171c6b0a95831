import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Download, Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Order.module.css';
import { saveFiles } from './saveFiles.ts';
import { useRefusal } from './useRefusal.ts';

type Busy = 'download' | 'mail' | null;

/** The valid tickets as files, and the mail once more. */
export function TicketActions({ order, token }: { order: OrderPage; token: string }) {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const [busy, setBusy] = useState<Busy>(null);
  const [said, setSaid] = useState('');
  const refusal = useRefusal();
  const download = async () => {
    setBusy('download');
    setSaid('');
    const files = await commands().orders.readTickets(token);
    setBusy(null);
    if (files.ok) saveFiles(files.value);
    else setSaid(refusal(files.error, t('order.downloadFailed')));
  };
  const mail = async () => {
    setBusy('mail');
    const sent = await commands().orders.sendMail(token);
    setBusy(null);
    if (sent.ok) setSaid(t('order.mailed', { email: order.email }));
    else setSaid(refusal(sent.error, t('order.mailFailed')));
  };
  return (
    <div>
      <div className={styles.actions}>
        {order.tickets.some(({ status }) => status === 'issued') && (
          <Button pending={busy === 'download'} icon={<Icon icon={Download} />} onClick={() => void download()}>
            {t('order.download')}
          </Button>
        )}
        <Button variant="secondary" pending={busy === 'mail'} icon={<Icon icon={Mail} />} onClick={() => void mail()}>
          {t('order.mailAgain')}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
