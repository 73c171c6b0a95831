import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { TextField } from '@festival/shared-ui/field/TextField';
import { Form } from '@festival/shared-ui/form/Form';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { UserPen } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './TicketHolder.module.css';
import type { TicketOptionsProps } from './ticketOptionsProps.ts';
import { useRefusal } from './useRefusal.ts';
import { useTicketName } from './useTicketName.ts';

/** Asks for the name of a ticket's holder in the ticket's card. Without a name the buyer is the holder. */
export function TicketHolder({ order, token, ticket, onChange }: TicketOptionsProps) {
  const { t } = useLaterTexts();
  const refusal = useRefusal();
  const commands = useCommands();
  const opener = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed');
  const [said, setSaid] = useState('');
  const name = useTicketName(order)(ticket);
  const close = (saying: string) => {
    setSaid(saying);
    setState('closed');
    opener.current?.focus();
  };
  const save = async (form: HTMLFormElement) => {
    const { productId, number } = ticket;
    const typed = String(new FormData(form).get('name') ?? '');
    setState('busy');
    setSaid('');
    const saved = await commands().orders.nameTickets(token, [{ productId, number, name: typed }]);
    if (saved.ok) {
      close(t('names.saved'));
      onChange();
    } else {
      setSaid(refusal(saved.error, t('names.failed')));
      setState('open');
    }
  };
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        size="s"
        icon={<Icon icon={UserPen} size="s" />}
        aria-expanded={state !== 'closed'}
        aria-label={`${t('names.change')}: ${name}`}
        onClick={() => setState(state === 'closed' ? 'open' : 'closed')}
      >
        {t('names.change')}
      </Button>
      {state !== 'closed' && (
        <Form className={styles.form} onSubmit={save}>
          <TextField
            name="name"
            label={t('names.label')}
            hint={t('names.hint')}
            defaultValue={ticket.holder ?? ''}
            maxLength={80}
            autoComplete="off"
            // The visitor has just opened this field.
            autoFocus
          />
          <Button type="submit" size="s" pending={state === 'busy'}>
            {t('names.save')}
          </Button>
          <Button variant="quiet" size="s" onClick={() => close('')}>
            {t('names.cancel')}
          </Button>
        </Form>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
