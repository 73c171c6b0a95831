import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useAtomValue } from 'jotai';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDeparture } from './formatDeparture.ts';
import styles from './RideTimes.module.css';

type RideTimesProps = {
  /** ISO moments; what is not known is left out. */
  departsAt?: string;
  returnsAt?: string;
};

/** When a bus goes out and comes back [TRN-01]. */
export function RideTimes({ departsAt, returnsAt }: RideTimesProps) {
  const { t } = useTranslation('mf_transport');
  const language = useAtomValue(languageAtom);
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'Europe/Amsterdam';
  if (!departsAt && !returnsAt) return null;
  return (
    <dl className={styles.times}>
      {departsAt && (
        <div className={styles.time}>
          <dt className={styles.way}>
            <Icon icon={ArrowRight} size="s" /> {t('way.out')}
          </dt>
          <dd className={styles.moment}>{formatDeparture(departsAt, timeZone, language)}</dd>
        </div>
      )}
      {returnsAt && (
        <div className={styles.time}>
          <dt className={styles.way}>
            <Icon icon={ArrowLeft} size="s" /> {t('way.back')}
          </dt>
          <dd className={styles.moment}>{formatDeparture(returnsAt, timeZone, language)}</dd>
        </div>
      )}
    </dl>
  );
}
