import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { createToasts } from '@festival/shared-ui/toast/createToasts';
import { ToastRegion } from '@festival/shared-ui/toast/ToastRegion';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { dueToastsAtom } from './dueToastsAtom.ts';

/** Shows the due toasts [OVL-09]. */
export function ToastSlot() {
  const { t } = useTranslation('host');
  const [toasts] = useState(createToasts);
  const [due, markShown] = useAtom(dueToastsAtom);
  useEffect(() => {
    if (due.length === 0) return;
    for (const toast of due) toasts.show(toast);
    markShown();
  }, [due, toasts, markShown]);
  return <ToastRegion toasts={toasts} label={t('toasts.label')} closeLabel={t('toasts.close')} />;
}
