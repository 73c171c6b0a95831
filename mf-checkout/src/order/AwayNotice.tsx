import { Button } from '@festival/shared-ui/button/Button';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useTranslation } from 'react-i18next';

/** The server does not answer: the order is safe. `text` says what is shown instead, if anything is. */
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
