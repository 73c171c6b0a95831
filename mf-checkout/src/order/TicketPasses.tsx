import type { OrderPage, TicketPass } from '@festival/shared-contracts/order/orderPage';
import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './Order.module.css';
import { saveFiles } from './saveFiles.ts';
import { useRefusal } from './useRefusal.ts';
import { useTicketName } from './useTicketName.ts';

interface TicketPassesProps {
  order: OrderPage;
  token: string;
}

/** The valid tickets as passes. They are signed when a visitor asks for them, since that takes the server a while. */
export function TicketPasses({ order, token }: TicketPassesProps) {
  const { t } = useLaterTexts();
  const refusal = useRefusal();
  const commands = useCommands();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [passes, setPasses] = useState<readonly TicketPass[] | null>(null);
  const open = async () => {
    setBusy(true);
    setSaid('');
    const read = await commands().orders.readPasses(token);
    setBusy(false);
    if (read.ok) setPasses(read.value);
    else setSaid(refusal(read.error, t('passes.failed')));
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('passes.title')}</h2>
      {passes ? (
        <PassList order={order} passes={passes} />
      ) : (
        <div>
          <Button variant="secondary" pending={isBusy} icon={<Icon icon={Wallet} />} onClick={() => void open()}>
            {t('passes.open')}
          </Button>
        </div>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

function PassList({ order, passes }: { order: OrderPage; passes: readonly TicketPass[] }) {
  const nameOf = useTicketName(order);
  return (
    <ul className={styles.lines}>
      {passes.map((pass) => {
        const { productId, number, apple, google } = pass;
        const ticket = nameOf(pass);
        return (
          <li key={`${productId} ${number}`} className={styles.line}>
            <span>{ticket}</span>
            <span className={styles.actions}>
              {apple && (
                <Button
                  variant="secondary"
                  size="s"
                  aria-label={`Apple Wallet: ${ticket}`}
                  onClick={() => saveFiles([apple], 'application/vnd.apple.pkpass')}
                >
                  Apple Wallet
                </Button>
              )}
              {google && (
                <ButtonLink
                  variant="secondary"
                  size="s"
                  href={google}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`Google Wallet: ${ticket}`}
                >
                  Google Wallet
                </ButtonLink>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
