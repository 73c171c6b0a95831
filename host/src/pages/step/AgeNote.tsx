import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/PageContext.tsx';

/** Says above the tickets which age the shop asks for, and on which day it counts; nothing in a shop that asks for none [CHK-05]. */
export function AgeNote() {
  const { t } = useTranslation('host');
  const rule = usePage().config?.shopSettings.fields.ageRequirements ?? 'No';
  if (rule === 'No') return null;
  return <p>{t(rule === 'Yes, 18 at event start' ? 'age.atStart' : 'age.now')}</p>;
}
