import type { ExposedModuleData } from '@festival/shared-contracts/exposed-module/exposedModuleData';
import { soldOutLast } from '@festival/shared-contracts/travel/travelPackage';
import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { TentTree } from 'lucide-react';
import { PackageCard } from './PackageCard.tsx';
import styles from './PackageList.module.css';

/** The stays with entrance of a shop, sold-out ones last [TRV-01]. */
export function PackageList({ data: { packages } }: { data: ExposedModuleData['mf_travel/packages'] }) {
  const { t } = useTranslation('mf_travel');
  if (packages.length === 0) {
    return (
      <EmptyState icon={TentTree} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <Notice title={t('readOnly.title')}>{t('readOnly.text')}</Notice>
      <ul className={styles.packages} aria-label={t('name')}>
        {soldOutLast(packages).map((travelPackage) => (
          <li key={travelPackage.id} className={styles.place}>
            <PackageCard travelPackage={travelPackage} />
          </li>
        ))}
      </ul>
    </div>
  );
}
