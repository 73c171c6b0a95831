import { nearlyGone } from '@festival/shared-contracts/product/nearlyGone';
import { productState } from '@festival/shared-contracts/state/productState';
import { Badge } from '@festival/shared-ui/badge/Badge';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { atom, useAtomValue } from 'jotai';
import { memo, useMemo } from 'react';
import { ProductCard } from '../product-card/ProductCard.tsx';

/** One extra: a locker, a place to park. */
export const ExtraCard = memo(function ExtraCard({ productId }: { productId: string }) {
  const { t } = useTranslation('mf_merch');
  const product = useAtomValue(productState(productId).product);
  // The card changes with the first and the last one only, not with each press.
  const isHeld = useAtomValue(useMemo(() => atom((get) => get(productState(productId).held) > 0), [productId]));
  if (!product) return null;
  const left = nearlyGone(product);
  return (
    <ProductCard
      name={product.name}
      description={product.meta.description}
      images={product.meta.image ? [product.meta.image] : []}
      imageAlt={product.meta.imageAlt}
      price={product.price}
      badge={left !== null && <Badge>{t('left', { count: left })}</Badge>}
      isChosen={isHeld}
      hidesPictureOnPhones={product.meta.hideVisualOnMobile}
      action={<ProductQuantity productId={product.id} />}
    />
  );
});
