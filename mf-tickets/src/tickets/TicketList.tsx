import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './TicketList.module.css';

export function TicketList() {
  const { t } = useTranslation('mf_tickets');
  const [count, setCount] = useState(0);
  return (
    <section className={classes.list}>
      <h2>{t('heading')}</h2>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </section>
  );
}
