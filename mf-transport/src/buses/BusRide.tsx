import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import { nearlyGone } from '@festival/shared-contracts/product/nearlyGone';
import { productState } from '@festival/shared-contracts/state/productState';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Badge } from '@festival/shared-ui/badge/Badge';
import { Price } from '@festival/shared-ui/price/Price';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './BusRide.module.css';
import { RideTimes } from './RideTimes.tsx';

type BusRideProps = {
  productId: string;
  /** The place of departure, which the card already shows. */
  place: string;
};

/** One bus: departure and return, price and quantity; a full bus says that it is full [TRN-01]. */
export function BusRide({ productId, place }: BusRideProps) {
  const { t } = useTranslation('mf_transport');
  const { product: productAtom, held } = productState(productId);
  const product = useAtomValue(productAtom);
  const isHeld = useAtomValue(held) > 0;
  const showsSoldOutPrice = useAtomValue(configAtom)?.soldoutPrice ?? false;
  if (!product) return null;
  const isFull = isSoldOut(product) && !isHeld;
  const left = nearlyGone(product);
  return (
    <div className={styles.ride}>
      <div className={styles.words}>
        {isFull && <Badge tone="plain">{t('full.badge')}</Badge>}
        {left !== null && <Badge>{t('left', { count: left })}</Badge>}
        {product.name !== place && <p className={styles.name}>{product.name}</p>}
        <RideTimes departsAt={product.meta.departsAt} returnsAt={product.meta.returnsAt} />
        {product.meta.description && <p className={styles.description}>{product.meta.description}</p>}
      </div>
      <div className={styles.sale}>
        {(!isFull || showsSoldOutPrice) && <Price cents={product.price} size="l" className={styles.price} />}
        {isFull ? <p className={styles.full}>{t('full.text')}</p> : <ProductQuantity productId={productId} />}
      </div>
    </div>
  );
}
