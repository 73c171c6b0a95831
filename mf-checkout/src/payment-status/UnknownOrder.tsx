import { Button } from '@festival/shared-ui/button/Button';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { Skeleton } from '@festival/shared-ui/skeleton/Skeleton';
import { useTranslation } from 'react-i18next';
import styles from './UnknownOrder.module.css';

type UnknownOrderProps = { isUnreachable: boolean; onLook: () => void };

/** Before the server has said anything: asking, or not able to ask. */
export function UnknownOrder({ isUnreachable, onLook }: UnknownOrderProps) {
  const { t } = useTranslation('mf_checkout');
  if (isUnreachable) {
    return (
      <Notice
        tone="warning"
        title={t('status.unreachable.title')}
        live
        action={
          <Button variant="secondary" onClick={onLook}>
            {t('status.unreachable.again')}
          </Button>
        }
      >
        {t('status.unreachable.text')}
      </Notice>
    );
  }
  return (
    <div className={styles.asking} role="status" aria-busy="true">
      <p className={styles.text}>{t('status.asking')}</p>
      <Skeleton shape="heading" width="60%" />
      <Skeleton lines={2} />
      <Skeleton shape="control" width="14rem" />
    </div>
  );
}
