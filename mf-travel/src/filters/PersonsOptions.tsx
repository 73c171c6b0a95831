import type { TravelSettings } from '@festival/shared-contracts/travel/travelSettings';
import { useTranslation } from 'react-i18next';

/** The numbers of persons to choose from, as a select's options [TRV-01]. */
export function PersonsOptions({ range: { min, max } }: { range: TravelSettings['persons'] }) {
  const { t } = useTranslation('mf_travel');
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return counts.map((count) => (
    <option key={count} value={count}>
      {t('filters.personsCount', { count })}
    </option>
  ));
}
