import { createToasts } from '@festival/shared-ui/toast/createToasts';
import { ToastRegion } from '@festival/shared-ui/toast/ToastRegion';
import { useAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countdownAtom } from '../countdown/countdownAtom.ts';
import { dueToastsAtom } from './dueToastsAtom.ts';

/** The height of the countdown below the header, in CSS px [CNT-01]. */
const countdownHeight = 40;

/** The height of a toast with one line, in CSS px. */
const toastHeight = 80;

const boxOf = (selector: string): { top: number; bottom: number } =>
  document.querySelector(selector)?.getBoundingClientRect() ?? { top: 0, bottom: 0 };

/**
 * The upper edge of the toasts in the window, in CSS px: below header, countdown and cards, and on a narrow screen below
 * a title that they would cover. On a low screen the header is scrolled out of view.
 */
const startOfToasts = (hasCountdown: boolean): number => {
  const start = Math.max(0, boxOf('header').bottom + (hasCountdown ? countdownHeight : 0), boxOf('#asides').bottom);
  const title = boxOf('h1');
  const isCovered = innerWidth < 1024 && title.bottom > start && title.top < start + toastHeight;
  return isCovered ? title.bottom : start;
};

/** Shows the due toasts below header and countdown, over no title [OVL-09]. */
export function ToastSlot() {
  const { t } = useTranslation('host');
  const store = useStore();
  const [toasts] = useState(createToasts);
  const [start, setStart] = useState(0);
  const [due, markShown] = useAtom(dueToastsAtom);
  useEffect(() => {
    if (due.length === 0) return;
    setStart(startOfToasts(store.get(countdownAtom) !== null));
    for (const toast of due) toasts.show(toast);
    markShown();
  }, [due, toasts, markShown, store]);
  return <ToastRegion toasts={toasts} label={t('toasts.label')} closeLabel={t('toasts.close')} start={start} />;
}
