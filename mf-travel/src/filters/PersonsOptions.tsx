import type { TravelSettings } from '@festival/shared-contracts/travel/travelSettings';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';

/** The numbers of persons to choose from, as a select's options [TRV-01]. */
export function PersonsOptions({ range: { min, max } }: { range: TravelSettings['persons'] }) {
  const { t } = useTranslation('mf_travel');
  return Array.from({ length: max - min + 1 }, (_, index) => (
    <option key={min + index} value={min + index}>
      {t('filters.personsCount', { count: min + index })}
    </option>
  ));
}
