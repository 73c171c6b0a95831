import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { createToasts } from '@festival/shared-ui/toast/createToasts';
import { ToastRegion } from '@festival/shared-ui/toast/ToastRegion';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { dueToastsAtom } from './dueToastsAtom.ts';

/** The end of the header in the window, in CSS px; on a low screen the header may have left it. */
const endOfHeader = (): number => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);

/** Shows the due toasts, where they cover no control of the header [OVL-09]. */
export function ToastSlot() {
  const { t } = useTranslation('host');
  const [toasts] = useState(createToasts);
  const [start, setStart] = useState(0);
  const [due, markShown] = useAtom(dueToastsAtom);
  useEffect(() => {
    if (due.length === 0) return;
    setStart(endOfHeader());
    for (const toast of due) toasts.show(toast);
    markShown();
  }, [due, toasts, markShown]);
  return <ToastRegion toasts={toasts} label={t('toasts.label')} closeLabel={t('toasts.close')} start={start} />;
}
