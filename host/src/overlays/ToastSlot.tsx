import { createToasts } from '@festival/shared-ui/toast/createToasts';
import { ToastRegion } from '@festival/shared-ui/toast/ToastRegion';
import { useAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countdownAtom } from '../countdown/countdownAtom.ts';
import { dueToastsAtom } from './dueToastsAtom.ts';

/** The height of the countdown below the header, in CSS px [CNT-01]. */
const countdownHeight = 40;

/** The lower edge of the header in the window, in CSS px; 0 if the header is scrolled out of view on a low screen. */
const endOfHeader = (): number => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);

/** Shows the due toasts below header and countdown, like the cards next to a page [OVL-09]. */
export function ToastSlot() {
  const { t } = useTranslation('host');
  const store = useStore();
  const [toasts] = useState(createToasts);
  const [start, setStart] = useState(0);
  const [due, markShown] = useAtom(dueToastsAtom);
  useEffect(() => {
    if (due.length === 0) return;
    setStart(endOfHeader() + (store.get(countdownAtom) === null ? 0 : countdownHeight));
    for (const toast of due) toasts.show(toast);
    markShown();
  }, [due, toasts, markShown, store]);
  return <ToastRegion toasts={toasts} label={t('toasts.label')} closeLabel={t('toasts.close')} start={start} />;
}
