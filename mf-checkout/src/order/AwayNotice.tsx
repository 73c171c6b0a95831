import { Button } from '@festival/shared-ui/button/Button';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useTranslation } from 'react-i18next';

/** Says that the server does not answer and that the order is safe. `text` describes the content that is shown instead, if any. */
export function AwayNotice({ onAsk, text }: { onAsk: () => void; text?: string | undefined }) {
  const { t } = useTranslation('mf_checkout');
  const again = (
    <Button variant="secondary" onClick={onAsk}>
      {t('order.away.again')}
    </Button>
  );
  return (
    <Notice tone="warning" title={t('order.away.title')} live action={again}>
      {text ?? t('order.away.text')}
    </Notice>
  );
}
