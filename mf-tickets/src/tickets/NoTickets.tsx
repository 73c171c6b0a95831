import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { TicketX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Shown in a shop that offers no tickets. */
export function NoTickets() {
  const { t } = useTranslation('mf_tickets');
  return (
    <EmptyState icon={TicketX} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
}
