import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { useAtomValue } from 'jotai';
import { Shirt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProductGrid } from '../product-card/ProductGrid.tsx';
import { MerchandiseCard } from './MerchandiseCard.tsx';
import { merchandiseGroupsAtom } from './merchandiseGroupsAtom.ts';

/** The merchandise of a shop, one card for each piece with all its sizes [MER-01]. */
export function MerchandiseList() {
  const { t } = useTranslation('mf_merch');
  const groups = useAtomValue(merchandiseGroupsAtom);
  if (groups.length === 0) {
    return (
      <EmptyState icon={Shirt} title={t('merchandise.empty.title')}>
        {t('merchandise.empty.text')}
      </EmptyState>
    );
  }
  const items = groups.map((group) => ({ key: group.id, card: <MerchandiseCard group={group} /> }));
  return <ProductGrid label={t('merchandise.name')} items={items} />;
}
