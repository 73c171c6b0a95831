import { Icon } from '@festival/shared-ui/icon/Icon';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './RideTimes.module.css';
import { useRideMoment } from './useRideMoment.ts';

type RideTimesProps = {
  /** ISO moments; another text is shown unchanged, and an unknown moment is left out. */
  departsAt?: string;
  returnsAt?: string;
};

/** A bus's departure and return, in the festival's time zone and format [TRN-01, I18-05]. */
export function RideTimes({ departsAt, returnsAt }: RideTimesProps) {
  const { t } = useTranslation('mf_transport');
  const moment = useRideMoment();
  if (!departsAt && !returnsAt) return null;
  return (
    <dl className={styles.times}>
      {departsAt && (
        <div className={styles.time}>
          <dt className={styles.way}>
            <Icon icon={ArrowRight} size="s" /> <span>{t('way.out')}</span>
          </dt>
          <dd className={styles.moment}>{moment(departsAt)}</dd>
        </div>
      )}
      {returnsAt && (
        <div className={styles.time}>
          <dt className={styles.way}>
            <Icon icon={ArrowLeft} size="s" /> <span>{t('way.back')}</span>
          </dt>
          <dd className={styles.moment}>{moment(returnsAt)}</dd>
        </div>
      )}
    </dl>
  );
}
