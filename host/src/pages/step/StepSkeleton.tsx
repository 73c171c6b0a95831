import { SkeletonCards } from '@festival/shared-ui/skeleton/SkeletonCards';
import { useTranslation } from 'react-i18next';

/** Skeleton of a step's products. */
export function StepSkeleton() {
  const { t } = useTranslation('host');
  return <SkeletonCards count={3} label={t('remoteSlot.loading')} />;
}
