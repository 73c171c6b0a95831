import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { useAtomValue } from 'jotai';
import { TentTree } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageFilters } from '../exposed.ts';
import { listPathAtom } from '../filters/listPathAtom.ts';
import { countFilters, queryOfFilters } from '../filters/queryOfFilters.ts';
import { PageLink } from '../link/PageLink.tsx';

const none: PackageFilters = { category: [] };

/**
 * Replaces an empty list: no stay matches the filters, which modal 5002 also says, or the shop has no stays [TRV-01].
 */
export function NothingFound({ filters }: { filters: PackageFilters }) {
  const { t } = useTranslation('mf_travel');
  const { t: tError } = useTranslation('errors');
  const commands = useCommands();
  const list = useAtomValue(listPathAtom);
  const isFiltered = countFilters(filters) > 0;
  const say = useEffectEvent(() => void commands().overlay.openModal(5002));
  useEffect(() => {
    if (countFilters(filters) > 0) say();
  }, [filters]);
  if (!isFiltered) {
    return (
      <EmptyState icon={TentTree} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={TentTree}
      title={tError('5002.title')}
      action={
        <PageLink to={`${list}?${queryOfFilters(none)}`} variant="secondary">
          {t('filters.clear')}
        </PageLink>
      }
    >
      {tError('5002.text')}
    </EmptyState>
  );
}
