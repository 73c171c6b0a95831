import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { formatFestivalDate } from '@festival/shared-contracts/time/formatFestivalDate';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import styles from './RideTimes.module.css';

type RideTimesProps = {
  /** ISO moments; another text is shown unchanged, an unknown moment is left out. */
  departsAt?: string;
  returnsAt?: string;
};

/** A bus's departure and return, in the festival's time zone and format [TRN-01, I18-05]. */
export function RideTimes({ departsAt, returnsAt }: RideTimesProps) {
  const { t } = useTranslation('mf_transport');
  const language = useAtomValue(languageAtom);
  const config = useAtomValue(configAtom);
  if (!departsAt && !returnsAt) return null;
  const moment = (text: string) =>
    formatFestivalDate(text, {
      language,
      timeZone: config?.festivalData.timeZone ?? 'Europe/Amsterdam',
      format: config?.shopSettings.fields.eventDatetimeFormat || 'ddd D MMMM, HH:mm',
    }) || text;
  return (
    <dl className={styles.times}>
      {departsAt && (
        <div className={styles.time}>
          <dt className={styles.way}>
            <Icon icon={ArrowRight} size="s" /> {t('way.out')}
          </dt>
          <dd className={styles.moment}>{moment(departsAt)}</dd>
        </div>
      )}
      {returnsAt && (
        <div className={styles.time}>
          <dt className={styles.way}>
            <Icon icon={ArrowLeft} size="s" /> {t('way.back')}
          </dt>
          <dd className={styles.moment}>{moment(returnsAt)}</dd>
        </div>
      )}
    </dl>
  );
}
