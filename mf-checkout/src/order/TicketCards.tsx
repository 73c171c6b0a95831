import type { OrderPage, TicketPass } from '@festival/shared-contracts/order/orderPage';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyTicketOptions } from './LazyTicketOptions.tsx';
import styles from './Order.module.css';
import { saveFiles } from './saveFiles.ts';
import cards from './TicketCard.module.css';
import { TicketCard } from './TicketCard.tsx';
import { useRefusal } from './useRefusal.ts';
import { useTicketName } from './useTicketName.ts';

interface TicketCardsProps {
  order: OrderPage;
  token: string;
  onChange: () => void;
}

type Ticket = OrderPage['tickets'][number];
const keyOf = ({ productId, number }: Pick<Ticket, 'productId' | 'number'>) => `${productId} ${number}`;

/** The tickets of an order, each with its actions, and one file of all valid tickets [PAY-04]. */
export function TicketCards({ order, token, onChange }: TicketCardsProps) {
  const { t } = useTranslation('mf_checkout');
  const nameOf = useTicketName(order);
  const { busy, said, saveAll, saveOne } = useTicketFiles(order, token);
  const [passes, setPasses] = useState<readonly TicketPass[] | null>(null);
  const valid = order.tickets.filter(({ status }) => status === 'issued');
  const hasOptions = Boolean(order.asksNames || order.wallets?.[0]);
  return (
    <section className={styles.tickets}>
      <div className={styles.headingRow}>
        <h2 className={styles.heading}>{t('order.tickets')}</h2>
        {valid.length > 1 && (
          <Button pending={busy === 'all'} icon={<Icon icon={Download} />} onClick={() => void saveAll()}>
            {t('order.download')}
          </Button>
        )}
      </div>
      <p role="status">{said}</p>
      <ul className={cards.tickets}>
        {order.tickets.map((ticket) => (
          <TicketCard key={keyOf(ticket)} order={order} ticket={ticket}>
            {ticket.status === 'issued' && (
              <div className={cards.actions}>
                <Button
                  variant="secondary"
                  size="s"
                  pending={busy === keyOf(ticket)}
                  icon={<Icon icon={Download} size="s" />}
                  aria-label={`${t('order.pdf')}: ${nameOf(ticket)}`}
                  onClick={() => void saveOne(ticket)}
                >
                  {t('order.pdf')}
                </Button>
                {hasOptions && (
                  <LazyTicketOptions
                    order={order}
                    token={token}
                    ticket={ticket}
                    passes={passes}
                    onPasses={setPasses}
                    onChange={onChange}
                  />
                )}
              </div>
            )}
          </TicketCard>
        ))}
      </ul>
    </section>
  );
}

/** Saves tickets as files: all in one file, or a single ticket. */
function useTicketFiles(order: OrderPage, token: string) {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const refusal = useRefusal();
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const save = async (what: string, read: () => ReturnType<ReturnType<typeof commands>['orders']['readTickets']>) => {
    setBusy(what);
    setSaid('');
    const files = await read();
    setBusy(null);
    if (files.ok) saveFiles(files.value);
    setSaid(files.ok ? t('status.saved') : refusal(files.error, t('order.downloadFailed')));
  };
  return {
    busy,
    said,
    saveAll: () =>
      save('all', async () => {
        const file = await commands().orders.readTicketDocument(token);
        return file.ok ? { ok: true, value: [file.value] } : file;
      }),
    saveOne: (ticket: Ticket) =>
      save(keyOf(ticket), async () => {
        const files = await commands().orders.readTickets(token);
        // The files contain the valid tickets, in their order.
        const index = order.tickets.filter(({ status }) => status === 'issued').indexOf(ticket);
        return files.ok ? { ok: true, value: files.value.slice(index, index + 1) } : files;
      }),
  };
}
