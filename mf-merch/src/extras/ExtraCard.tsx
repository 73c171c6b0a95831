import { Badge } from '@festival/shared-ui/badge/Badge';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { useExtra } from './useExtra.ts';

/** One extra of the list, such as a locker or a parking space; its name links to its page [EXT-01]. */
export const ExtraCard = memo(function ExtraCard({ productId }: { productId: string }) {
  const { t } = useTranslation('mf_merch');
  const { product, isHeld, left } = useExtra(productId);
  if (!product) return null;
  return (
    <ProductCard
      name={product.name}
      title={<ShopLink to={`extras/${encodeURIComponent(product.id)}`}>{product.name}</ShopLink>}
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
