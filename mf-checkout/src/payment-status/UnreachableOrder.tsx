import { Button } from '@festival/shared-ui/button/Button';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useTranslation } from 'react-i18next';

/** Says that the server does not answer and that the order is safe. The page polls automatically and on a press. */
export function UnreachableOrder({ onLook }: { onLook: () => void }) {
  const { t } = useTranslation('mf_checkout');
  const again = (
    <Button variant="secondary" onClick={onLook}>
      {t('status.unreachable.again')}
    </Button>
  );
  return (
    <Notice tone="warning" title={t('status.unreachable.title')} live action={again}>
      {t('status.unreachable.text')}
    </Notice>
  );
}
