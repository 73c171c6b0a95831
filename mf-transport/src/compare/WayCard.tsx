import type { Product } from '@festival/shared-contracts/product/product';
import { productState } from '@festival/shared-contracts/state/productState';
import { Card } from '@festival/shared-ui/card/Card';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { atom, useAtomValue } from 'jotai';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RideTimes } from '../buses/RideTimes.tsx';
import type { ComparedWay } from './compareWays.ts';
import { Merits } from './Merits.tsx';
import { useWayFacts } from './useWayFacts.ts';
import styles from './WayCard.module.css';
import { WaySale } from './WaySale.tsx';

/** One way to travel: place of departure, duration, emission and price [TRN-03]. */
export const WayCard = memo(function WayCard({ way: { id, merits } }: { way: ComparedWay }) {
  const headingId = useId();
  const { product: productAtom, held } = productState(id);
  const product = useAtomValue(productAtom);
  // The card renders only when the first one is added or the last one removed, not with each press.
  const isHeld = useAtomValue(useMemo(() => atom((get) => get(held) > 0), [held]));
  if (!product) return null;
  const { image, imageAlt, description } = product.meta;
  return (
    <Card as="article" padding="none" chosen={isHeld} aria-labelledby={headingId} className={styles.card}>
      <div className={styles.words}>
        {image && (
          <div className={styles.picture}>
            <Picture base={image} alt={imageAlt} sizes="(min-width: 1024px) 360px, calc(100vw - 2rem)" fill />
          </div>
        )}
        <h2 id={headingId} className={styles.name}>
          {product.name}
        </h2>
        {description && <p className={styles.description}>{description}</p>}
        <Merits merits={merits} />
      </div>
      <Facts way={product} />
      <WaySale product={product} isHeld={isHeld} />
    </Card>
  );
});

function Facts({ way }: { way: Product }) {
  const { t } = useTranslation('mf_transport');
  const { time, co2 } = useWayFacts()(way);
  const { departure, departsAt, returnsAt } = way.meta;
  const facts = { from: departure || null, time, co2 };
  const known = (['from', 'time', 'co2'] as const).filter((name) => facts[name] !== null);
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        {known.map((name) => (
          <div key={name} className={styles.fact}>
            <dt>{t(`compare.fact.${name}`)}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
      </dl>
      <RideTimes departsAt={departsAt} returnsAt={returnsAt} />
    </div>
  );
}
