import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { countdownAtom } from './countdownAtom.ts';
import { announcedTime, type CountdownView, passedLimit } from './countdownView.ts';

/** The countdown for screen readers: the remaining time when the countdown appears and at each limit [CNT-01]. */
export function CountdownAnnouncement() {
  const { t } = useTranslation('host');
  const seconds = useAnnouncedSeconds(useAtomValue(countdownAtom));
  const { key, count } = announcedTime(seconds ?? 0);
  return (
    <p role="status" className="visuallyHidden">
      {seconds !== null && t(key, { count })}
    </p>
  );
}

/** The seconds that remained when a limit was last passed; they change only at the next limit. */
const useAnnouncedSeconds = (view: CountdownView | null): number | null => {
  const [announced, setAnnounced] = useState(view);
  const isNews = (view && passedLimit(view)) !== (announced && passedLimit(announced));
  if (isNews) setAnnounced(view);
  return (isNews ? view : announced)?.seconds ?? null;
};
