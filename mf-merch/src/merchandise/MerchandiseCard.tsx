import { nearlyGone } from '@festival/shared-contracts/product/nearlyGone';
import { productState } from '@festival/shared-contracts/state/productState';
import { configAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { Badge } from '@festival/shared-ui/badge/Badge';
import { useAgeCheck } from '@festival/shared-ui/commands/useAgeCheck';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { useAtomValue, useStore } from 'jotai';
import { memo, useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCard } from '../product-card/ProductCard.tsx';
import styles from './MerchandiseCard.module.css';
import { defaultSize, hasSizes, type MerchandiseGroup } from './merchandiseGroups.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { SizeGuide } from './SizeGuide.tsx';

/** One piece of merchandise: a choice of its size, and the quantity of that size [MER-01]. */
export const MerchandiseCard = memo(function MerchandiseCard({ group }: { group: MerchandiseGroup }) {
  const { t } = useTranslation('mf_merch');
  const checkAge = useAgeCheck();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = group.sizes.find(({ productId }) => productId === chosenId) ?? defaultSize(group);
  const isHeld = useIsHeld(group);
  const showsSoldOutPrice = useAtomValue(configAtom)?.soldoutPrice ?? false;
  const product = useAtomValue(productState(chosen?.productId ?? '').product);
  if (!product || !chosen) return null;

  const isSoldOut = group.sizes.every(({ inStock }) => !inStock);
  const left = nearlyGone(product);
  const name = hasSizes(group) ? t('merchandise.inSize', { name: group.name, size: chosen.label }) : group.name;
  const images = product.meta.productImages.length > 0 ? product.meta.productImages : [product.meta.image];
  return (
    <ProductCard
      name={group.name}
      description={product.meta.description}
      images={images.filter((image) => image !== '')}
      imageAlt={product.meta.imageAlt}
      price={isSoldOut && !showsSoldOutPrice ? null : product.price}
      badge={
        isSoldOut ? (
          <Badge tone="plain">{t('soldOut')}</Badge>
        ) : (
          left !== null && (
            <Badge>
              {hasSizes(group)
                ? t('merchandise.leftInSize', { count: left, size: chosen.label })
                : t('left', { count: left })}
            </Badge>
          )
        )
      }
      isChosen={isHeld}
      action={
        isSoldOut && !isHeld ? (
          <p className={styles.gone}>{t('merchandise.gone')}</p>
        ) : (
          <ProductQuantity
            key={product.id}
            productId={product.id}
            name={name}
            beforeAdding={product.meta.ageCheck ? () => checkAge([product.id]) : undefined}
          />
        )
      }
    >
      {hasSizes(group) && (
        <SizeChoice name={group.name} sizes={group.sizes} chosen={chosen.productId} onChoose={setChosenId} />
      )}
      {product.meta.sizeGuide && <SizeGuide name={group.name} guide={product.meta.sizeGuide} chosen={chosen.label} />}
    </ProductCard>
  );
});

/**
 * Whether the cart contains any size of the piece. The cards have no atoms of their own: in a list of 500, a press would compute all of them
 * [BYD-05].
 */
function useIsHeld({ sizes }: MerchandiseGroup): boolean {
  const store = useStore();
  const subscribe = useCallback((tell: () => void) => store.sub(quantitiesAtom, tell), [store]);
  const read = () => {
    const held = store.get(quantitiesAtom);
    return sizes.some(({ productId }) => (held[productId] ?? 0) > 0);
  };
  return useSyncExternalStore(subscribe, read, read);
}
