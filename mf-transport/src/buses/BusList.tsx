import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue } from 'jotai';
import { BusFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ViewNav } from '../region/ViewNav.tsx';
import { TransportRequest } from '../request/TransportRequest.tsx';
import styles from './BusList.module.css';
import { BusStop } from './BusStop.tsx';
import { type BusRegion, regionOfPath } from './busRegions.ts';
import { busFeeAtom, busRegionsAtom } from './busRegionsAtom.ts';

/** The buses to the festival by region and place of departure, and the order fee of a bus, in words [TRN-01]. */
export function BusList() {
  const money = useMoney();
  const { t } = useTranslation('mf_transport');
  const askedRegion = regionOfPath(useLocation().pathname);
  const fee = useAtomValue(busFeeAtom);
  const all = useAtomValue(busRegionsAtom);
  const regions = all.filter(({ name }) => askedRegion === null || name === askedRegion);
  const showsViews = all.length > 1 || regions.length < all.length;
  return (
    <div className={styles.list}>
      {showsViews && (
        <ViewNav step="transportation" views={all.map(({ name }) => name)} shown={askedRegion ?? undefined} />
      )}
      {regions.length === 0 && (
        <EmptyState icon={BusFront} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      )}
      {regions.length > 0 && fee > 0 && (
        <p className={styles.fee}>
          <strong>{t('fee.title', { amount: money(fee) })}</strong> <span>{t('fee.text')}</span>
        </p>
      )}
      {regions.map((region) => (
        <RegionSection key={region.name} region={region} />
      ))}
      <TransportRequest />
    </div>
  );
}

function RegionSection({ region: { name, departures } }: { region: BusRegion }) {
  const { t } = useTranslation('mf_transport');
  const label = t(`region.${name}`);
  return (
    <section aria-label={label} className={styles.region}>
      <h2 className={styles.heading}>{label}</h2>
      <ul className={styles.stops}>
        {departures.map(({ place, productIds }) => (
          <li key={place} className={styles.place}>
            <BusStop place={place} productIds={productIds} />
          </li>
        ))}
      </ul>
    </section>
  );
}
