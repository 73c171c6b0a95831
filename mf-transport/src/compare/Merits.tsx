import { Badge } from '@festival/shared-ui/badge/Badge';
import { useTranslation } from 'react-i18next';
import type { Merit } from './compareWays.ts';
import styles from './Merits.module.css';

/** The facts in which a way to travel is the best, as badges [TRN-03]. */
export function Merits({ merits }: { merits: readonly Merit[] }) {
  const { t } = useTranslation('mf_transport');
  if (merits.length === 0) return null;
  return (
    <ul className={styles.merits}>
      {merits.map((merit) => (
        <li key={merit}>
          <Badge>{t(`compare.merit.${merit}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}
