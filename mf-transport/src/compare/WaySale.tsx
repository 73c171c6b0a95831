import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import type { Product } from '@festival/shared-contracts/product/product';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Price } from '@festival/shared-ui/price/Price';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './WaySale.module.css';

/** Price and quantity of a way to travel. A full one is marked as full, and can be removed from the cart [TRN-03]. */
export function WaySale({ product, isHeld }: { product: Product; isHeld: boolean }) {
  const { t } = useTranslation('mf_transport');
  const showsSoldOutPrice = useAtomValue(configAtom)?.soldoutPrice ?? false;
  const isFull = isSoldOut(product) && !isHeld;
  return (
    <div className={styles.sale}>
      {(!isFull || showsSoldOutPrice) && <Price cents={product.price} size="l" className={styles.price} />}
      {isFull ? (
        <p className={styles.full}>{t('compare.full')}</p>
      ) : (
        <ProductQuantity productId={product.id} align="start" />
      )}
    </div>
  );
}
