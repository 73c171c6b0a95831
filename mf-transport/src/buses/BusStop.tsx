import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import { productState } from '@festival/shared-contracts/state/productState';
import { productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { Badge } from '@festival/shared-ui/badge/Badge';
import { Card } from '@festival/shared-ui/card/Card';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue } from 'jotai';
import { memo, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusRide } from './BusRide.tsx';
import styles from './BusStop.module.css';

type BusStopProps = {
  place: string;
  /** The buses that depart from this place. */
  productIds: readonly string[];
};

/**
 * One place of departure with its rides [TRN-01]. In a narrow list the rides are behind a button, which needs no
 * scripts, until one of them is in the cart.
 */
export const BusStop = memo(function BusStop({ place, productIds }: BusStopProps) {
  const headingId = useId();
  const first = useAtomValue(productState(productIds[0] ?? '').product);
  const isHeldAtom = useMemo(
    () => steadyAtom(quantitiesAtom, (held) => productIds.some((id) => (held[id] ?? 0) > 0)),
    [productIds],
  );
  const isHeld = useAtomValue(isHeldAtom);
  // The list does not close again while its last seat is being given back.
  const [wasHeld, setWasHeld] = useState(isHeld);
  if (isHeld && !wasHeld) setWasHeld(true);
  return (
    <Card as="article" padding="none" chosen={isHeld} aria-labelledby={headingId} className={styles.stop}>
      {first?.meta.image && (
        <div className={styles.picture}>
          <Picture base={first.meta.image} alt={first.meta.imageAlt} sizes="(min-width: 768px) 240px, 5.5rem" fill />
        </div>
      )}
      <h3 id={headingId} className={styles.name}>
        {place}
      </h3>
      <details className={styles.fold} open={wasHeld}>
        <summary className={styles.summary}>
          <StopPrice productIds={productIds} />
        </summary>
      </details>
      <div className={styles.body}>
        <ul className={styles.rides}>
          {productIds.map((productId) => (
            <li key={productId} className={styles.ride}>
              <BusRide productId={productId} place={place} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
});

/** The lowest price of a place's buses that have seats and the offer to choose, or a word that all are full. */
function StopPrice({ productIds }: Pick<BusStopProps, 'productIds'>) {
  const money = useMoney();
  const { t } = useTranslation('mf_transport');
  const priceAtom = useMemo(
    () =>
      steadyAtom(productsAtom, (products) => {
        const prices = products
          .filter((product) => productIds.includes(product.id) && !isSoldOut(product))
          .map(({ price }) => price);
        return { lowest: Math.min(...prices), isOnly: new Set(prices).size === 1 };
      }),
    [productIds],
  );
  const { lowest, isOnly } = useAtomValue(priceAtom);
  const isFull = !Number.isFinite(lowest);
  return (
    <>
      {isFull ? (
        <Badge tone="plain">{t('full.badge')}</Badge>
      ) : (
        <strong>{isOnly ? money(lowest) : t('stop.from', { amount: money(lowest) })}</strong>
      )}
      <span className={styles.choose}>{!isFull && t('stop.choose')}</span>
    </>
  );
}
