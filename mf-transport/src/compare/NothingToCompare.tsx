import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { BusFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Shown in a shop, or a region, that sells only its own buses. */
export function NothingToCompare() {
  const { t } = useTranslation('mf_transport');
  return (
    <EmptyState icon={BusFront} title={t('compare.empty.title')}>
      {t('compare.empty.text')}
    </EmptyState>
  );
}
