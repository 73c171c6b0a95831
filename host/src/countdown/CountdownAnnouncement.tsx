import { canExtendHoldAtom, capabilitiesAtom, cartAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countdownAtom } from './countdownAtom.ts';
import { announcedTime, clockText, passedLimit } from './countdownView.ts';

/**
 * The countdown for screen readers. It announces the remaining time when the countdown appears and at each limit, when
 * the cart can be extended, and when it was extended [CNT-01, BYD-01]. It mentions paying only in a shop that takes payments.
 */
export function CountdownAnnouncement() {
  const { t } = useTranslation('host');
  const { seconds, canExtend } = useAnnounced();
  const takesPayment = useAtomValue(capabilitiesAtom)?.takesPayment !== false;
  const { key, count } = announcedTime(seconds ?? 0);
  const time = takesPayment ? t(key, { count }) : `${t('countdown.shown')} ${clockText(seconds ?? 0)}`;
  // When the time is over, a modal says so.
  const sentences = !seconds ? [] : [time, ...(canExtend ? [t('countdown.saidExtend')] : [])];
  return (
    <p role="status" className="visuallyHidden">
      {sentences.join(' ')}
    </p>
  );
}

/** The values of the last announcement; they change only with the next announcement. */
const useAnnounced = (): { seconds: number | null; canExtend: boolean } => {
  const view = useAtomValue(countdownAtom);
  const canExtend = useAtomValue(canExtendHoldAtom);
  const left = useAtomValue(cartAtom)?.holdExtensionsLeft;
  const news = view && `${passedLimit(view)} ${canExtend} ${left}`;
  const now = { news, seconds: view?.seconds ?? null, canExtend };
  const [announced, setAnnounced] = useState(now);
  if (news === announced.news) return announced;
  setAnnounced(now);
  return now;
};
