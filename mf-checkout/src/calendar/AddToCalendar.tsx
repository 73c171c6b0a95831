import { calendarFile } from '@festival/shared-contracts/calendar/calendarFile';
import { configAtom, languageAtom, serverNowAtom } from '@festival/shared-contracts/state/shopState';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue, useStore } from 'jotai';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';

/** The festival for the shopper's calendar, as a file that every calendar reads. */
export function AddToCalendar({ reference }: { reference: string }) {
  const { t } = useTranslation('mf_checkout');
  const store = useStore();
  const config = useAtomValue(configAtom);
  const language = useAtomValue(languageAtom);
  // Read once: the file does not change when the clock does.
  const [madeAt] = useState(() => store.get(serverNowAtom));
  if (!config) return null;
  const { title, place, dateStart, dateEnd, texts } = config.festivalData;
  const file = calendarFile([
    {
      title: texts[language]?.title ?? title,
      place: texts[language]?.place ?? place,
      from: dateStart,
      to: dateEnd ?? dateStart,
      madeAt,
      uid: `${reference}@${config.slug}`,
    },
  ]);
  return (
    <ButtonLink
      variant="secondary"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${config.slug}.ics`}
      icon={<Icon icon={CalendarPlus} />}
    >
      {t('status.calendar')}
    </ButtonLink>
  );
}
