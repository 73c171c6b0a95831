import { productState } from '@festival/shared-contracts/state/productState';
import { Card } from '@festival/shared-ui/card/Card';
import { Price } from '@festival/shared-ui/price/Price';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { useAtomValue } from 'jotai';
import { memo, useId } from 'react';
import styles from './SampleCard.module.css';

/** One product with its price and quantity. */
export const SampleCard = memo(function SampleCard({ productId }: { productId: string }) {
  const headingId = useId();
  const product = useAtomValue(productState(productId).product);
  if (!product) return null;
  return (
    <Card as="article" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.name}>
        {product.name}
      </h2>
      {product.meta.description && <p>{product.meta.description}</p>}
      <div className={styles.foot}>
        <Price cents={product.price} size="l" />
        <ProductQuantity productId={product.id} />
      </div>
    </Card>
  );
});
