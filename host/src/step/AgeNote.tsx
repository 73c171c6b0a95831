import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { festivalIn } from '../festival/festivalIn.ts';
import { usePage } from '../page/PageContext.tsx';

/** Says above the tickets which age the shop asks for, and on which day it counts; nothing in a shop that asks for none [CHK-05]. */
export function AgeNote() {
  const { t } = useTranslation('host');
  const { config } = usePage();
  const language = useAtomValue(languageAtom);
  const rule = config?.shopSettings.fields.ageRequirements ?? 'No';
  if (!config || rule === 'No') return null;
  const { title } = festivalIn(config, language);
  return <p>{rule === 'Yes, 18 at event start' ? t('age.atStart', { festival: title }) : t('age.now')}</p>;
}
