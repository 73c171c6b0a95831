import type { ExposedProps } from '@festival/shared-contracts/exposed-module/exposedTypes';
import { soldOutLast } from '@festival/shared-contracts/travel/soldOutLast';
import { useTranslation } from 'react-i18next';
import type { Exposed } from '../exposed.ts';
import { PackageFilterForm } from '../filters/PackageFilterForm.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PackageCard } from './PackageCard.tsx';
import styles from './PackageList.module.css';

/** The stays with entrance of a shop that match the filters, sold-out ones last [TRV-01]. */
export function PackageList({ data }: Pick<ExposedProps<Exposed['packages']>, 'data'>) {
  const { t } = useTranslation('mf_travel');
  const { packages, settings, filters } = data;
  return (
    <div className={styles.list}>
      <PackageFilterForm settings={settings} filters={filters} />
      <p role="status" className={styles.found}>
        {packages.length > 0 && t('found', { count: packages.length })}
      </p>
      {packages.length === 0 ? (
        <NothingFound filters={filters} />
      ) : (
        <ul className={styles.packages} aria-label={t('name')}>
          {soldOutLast(packages).map((travelPackage) => (
            <li key={travelPackage.id} className={styles.place}>
              <PackageCard travelPackage={travelPackage} persons={filters.persons} kinds={settings.categories} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
