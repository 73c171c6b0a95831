import { Icon } from '@festival/shared-ui/icon/Icon';
import { TicketX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './NoTickets.module.css';

/** What stands where a shop offers no ticket at all. */
export function NoTickets() {
  const { t } = useTranslation('mf_tickets');
  return (
    <div className={styles.empty}>
      <Icon icon={TicketX} size="l" />
      <h2 className={styles.title}>{t('empty.title')}</h2>
      <p className={styles.text}>{t('empty.text')}</p>
    </div>
  );
}
