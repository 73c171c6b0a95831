import { Button } from '@festival/shared-ui/button/Button';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useTranslation } from 'react-i18next';

/** Says that one part of the page is not there, and offers to try again [FED-05]. */
export function AreaFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('host');
  return (
    <Notice live tone="warning" title={t('area.title')} action={<Button onClick={onRetry}>{t('area.retry')}</Button>}>
      <p>{t('area.text')}</p>
    </Notice>
  );
}
