import { languageAtom } from '@festival/shared-contracts/state/shopState';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useAtomValue } from 'jotai';
import { CalendarDays, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatStayDay } from '../formatStayDay.ts';
import { nightsOf } from './nightsOf.ts';
import styles from './StayFacts.module.css';

/** Dates and persons of a stay. The room's name is left out, because the API has it in one language only. */
export function StayFacts({ travelPackage }: { travelPackage: TravelPackage }) {
  const { t } = useTranslation('mf_travel');
  const language = useAtomValue(languageAtom);
  const { startOfStayDate, endOfStayDate, occupation } = travelPackage;
  const days = { from: formatStayDay(startOfStayDate, language), to: formatStayDay(endOfStayDate, language) };
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        <Icon icon={CalendarDays} className={styles.icon} />
        <span>
          <span>{t('stay.days', days)}</span>{' '}
          <span className={styles.nights}>{t('stay.nights', { count: nightsOf(travelPackage) })}</span>
        </span>
      </li>
      <li className={styles.fact}>
        <Icon icon={UsersRound} className={styles.icon} />
        <span>{t('stay.persons', { count: occupation })}</span>
      </li>
    </ul>
  );
}
