import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../files/saveFile.ts';
import styles from './AddToCalendar.module.css';

/** Saves the order's dates as a file that every calendar reads: each ticket's day, each ride, the stay. */
export function AddToCalendar({ token }: { token: string }) {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const [state, setState] = useState<'ready' | 'busy' | 'saved' | 'failed'>('ready');
  const save = async () => {
    setState('busy');
    const calendar = await commands().orders.readCalendar(token);
    setState(calendar.ok ? 'saved' : 'failed');
    if (calendar.ok) saveFile(calendar.value.name, new Blob([calendar.value.content], { type: 'text/calendar' }));
  };
  const said = { ready: '', busy: '', failed: t('order.away.title'), saved: t('status.saved') }[state];
  return (
    <>
      <Button
        variant="secondary"
        pending={state === 'busy'}
        icon={<Icon icon={CalendarPlus} />}
        onClick={() => void save()}
      >
        {t('status.calendar')}
      </Button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </>
  );
}
