import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countdownAtom } from './countdownAtom.ts';
import { type CountdownView, passedLimit, saidTime } from './countdownView.ts';

/** The countdown for screen readers: the remaining time when the countdown appears and at each limit [CNT-01]. */
export function CountdownSaid() {
  const { t } = useTranslation('host');
  const seconds = useSecondsSaid(useAtomValue(countdownAtom));
  const { key, count } = saidTime(seconds ?? 0);
  return (
    <p role="status" className="visuallyHidden">
      {seconds !== null && t(key, { count })}
    </p>
  );
}

/** The seconds that remained when a limit was last passed; they change only at the next limit. */
const useSecondsSaid = (view: CountdownView | null): number | null => {
  const [said, setSaid] = useState(view);
  const isNews = (view && passedLimit(view)) !== (said && passedLimit(said));
  if (isNews) setSaid(view);
  return (isNews ? view : said)?.seconds ?? null;
};
