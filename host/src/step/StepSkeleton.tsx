import { SkeletonCards } from '@festival/shared-ui/skeleton/SkeletonCards';
import { useTranslation } from 'react-i18next';

/** The place of a step's products until they are there. */
export function StepSkeleton() {
  const { t } = useTranslation('host');
  return <SkeletonCards count={3} label={t('remoteSlot.loading')} />;
}
