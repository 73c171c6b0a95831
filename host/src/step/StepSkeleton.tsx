import { SkeletonCards } from '@festival/shared-ui/skeleton/SkeletonCards';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';

/** Skeleton of a step's products. */
export function StepSkeleton() {
  const { t } = useTranslation('host');
  return <SkeletonCards count={3} label={t('remoteSlot.loading')} />;
}
