import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { useAtomValue } from 'jotai';
import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SampleCard } from './SampleCard.tsx';
import styles from './SampleList.module.css';
import { sampleIdsAtom } from './sampleIdsAtom.ts';

/** The products of the step. */
export function SampleList() {
  const { t } = useTranslation('mf_sample');
  const ids = useAtomValue(sampleIdsAtom);
  if (ids.length === 0) {
    return (
      <EmptyState icon={Package} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {ids.map((id) => (
        <li key={id}>
          <SampleCard productId={id} />
        </li>
      ))}
    </ul>
  );
}
