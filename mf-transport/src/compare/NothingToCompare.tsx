import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { BusFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Shown when there are no other ways to travel, so nothing to compare. */
export function NothingToCompare() {
  const { t } = useTranslation('mf_transport');
  return (
    <EmptyState icon={BusFront} title={t('compare.empty.title')}>
      {t('compare.empty.text')}
    </EmptyState>
  );
}
