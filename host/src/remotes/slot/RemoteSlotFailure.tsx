import { Button } from '@festival/shared-ui/button/Button';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHandOn } from '../../page/early-press/useHandOn.ts';

/** Shows that a part of the page is missing, and offers a retry [FED-05]. It retries automatically when the connection returns [BYD-06]. */
export function RemoteSlotFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('host');
  useHandOn();
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Notice
      live
      tone="warning"
      title={t('remoteSlot.title')}
      action={<Button onClick={onRetry}>{t('remoteSlot.retry')}</Button>}
    >
      <p>{t('remoteSlot.text')}</p>
    </Notice>
  );
}
