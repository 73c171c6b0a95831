import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { useAtomValue } from 'jotai';
import { Backpack } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProductGrid } from '../product-card/ProductGrid.tsx';
import { ExtraCard } from './ExtraCard.tsx';
import { offeredExtraIdsAtom } from './offeredExtraIdsAtom.ts';

/** The extras of a shop that can still be bought. */
export function ExtraList() {
  const { t } = useTranslation('mf_merch');
  const ids = useAtomValue(offeredExtraIdsAtom);
  if (ids.length === 0) {
    return (
      <EmptyState icon={Backpack} title={t('extras.empty.title')}>
        {t('extras.empty.text')}
      </EmptyState>
    );
  }
  return (
    <ProductGrid label={t('extras.name')} items={ids.map((id) => ({ key: id, card: <ExtraCard productId={id} /> }))} />
  );
}
