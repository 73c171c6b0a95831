import { Skeleton } from '@festival/shared-ui/skeleton/Skeleton';
import { useTranslation } from 'react-i18next';
import styles from './CheckoutSkeleton.module.css';

/** The skeleton of a form or a receipt. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('host');
  return (
    <div className={styles.skeleton} role="status" aria-busy="true">
      <span className="visuallyHidden">{t('remoteSlot.loading')}</span>
      <Skeleton shape="heading" width="60%" />
      <Skeleton lines={2} />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" width="40%" />
    </div>
  );
}
