import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { TicketX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Shown where a shop offers no ticket at all. */
export function NoTickets() {
  const { t } = useTranslation('mf_tickets');
  return (
    <EmptyState icon={TicketX} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
}
