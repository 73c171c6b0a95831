import { Skeleton } from '@festival/shared-ui/skeleton/Skeleton';
import { useTranslation } from 'react-i18next';
import styles from './LoadingOrder.module.css';

/** Shown until the server's first answer. */
export function LoadingOrder() {
  const { t } = useTranslation('mf_checkout');
  return (
    <div className={styles.asking} role="status" aria-busy="true">
      <p>{t('status.asking')}</p>
      <Skeleton shape="heading" width="60%" />
      <Skeleton lines={2} />
      <Skeleton shape="control" width="14rem" />
    </div>
  );
}
