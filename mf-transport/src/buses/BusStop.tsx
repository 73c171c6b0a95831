import { productState } from '@festival/shared-contracts/state/productState';
import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { Card } from '@festival/shared-ui/card/Card';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { useAtomValue } from 'jotai';
import { memo, useId, useMemo } from 'react';
import { BusRide } from './BusRide.tsx';
import styles from './BusStop.module.css';

type BusStopProps = {
  place: string;
  /** The buses that depart from this place. */
  productIds: readonly string[];
};

/** One place of departure with its rides [TRN-01]. */
export const BusStop = memo(function BusStop({ place, productIds }: BusStopProps) {
  const headingId = useId();
  const first = useAtomValue(productState(productIds[0] ?? '').product);
  const isHeldAtom = useMemo(
    () => steadyAtom(quantitiesAtom, (held) => productIds.some((id) => (held[id] ?? 0) > 0)),
    [productIds],
  );
  const isHeld = useAtomValue(isHeldAtom);
  return (
    <Card as="article" padding="none" chosen={isHeld} aria-labelledby={headingId} className={styles.stop}>
      {first?.meta.image && (
        <div className={styles.picture}>
          <Picture
            base={first.meta.image}
            alt={first.meta.imageAlt}
            sizes="(min-width: 768px) 240px, calc(100vw - 2rem)"
            fill
          />
        </div>
      )}
      <div className={styles.body}>
        <h3 id={headingId} className={styles.name}>
          {place}
        </h3>
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
