import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { TextField } from '@festival/shared-ui/field/TextField';
import { Form } from '@festival/shared-ui/form/Form';
import { useState } from 'react';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './Order.module.css';
import { useRefusal } from './useRefusal.ts';
import { useTicketName } from './useTicketName.ts';

interface TicketNamesProps {
  order: OrderPage;
  token: string;
  /** Names were saved. */
  onNamed: () => void;
}

/** Asks whose each valid ticket is; one without a name stays the buyer's. */
export function TicketNames({ order, token, onNamed }: TicketNamesProps) {
  const { t } = useLaterTexts();
  const refusal = useRefusal();
  const commands = useCommands();
  const nameOf = useTicketName(order);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const valid = order.tickets.filter(({ status }) => status === 'issued');
  const save = async (form: HTMLFormElement) => {
    const typed = new FormData(form).getAll('name').map(String);
    setBusy(true);
    setSaid('');
    const saved = await commands().orders.nameTickets(
      token,
      valid.map(({ productId, number }, index) => ({ productId, number, name: typed[index] ?? '' })),
    );
    setBusy(false);
    if (saved.ok) {
      setSaid(t('names.saved'));
      onNamed();
    } else setSaid(refusal(saved.error, t('names.failed')));
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('names.title')}</h2>
      <p>{t('names.text')}</p>
      <Form className={styles.lines} onSubmit={save}>
        {valid.map((ticket) => (
          <TextField
            key={`${ticket.productId} ${ticket.number}`}
            name="name"
            label={nameOf(ticket)}
            defaultValue={ticket.holder ?? ''}
            maxLength={80}
            autoComplete="off"
          />
        ))}
        <div>
          <Button type="submit" variant="secondary" pending={isBusy}>
            {t('names.save')}
          </Button>
        </div>
      </Form>
      <p role="status">{said}</p>
    </section>
  );
}
