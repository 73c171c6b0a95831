import { Notice } from '@festival/shared-ui/notice/Notice';
import { useTranslation } from 'react-i18next';

/** Says that the order was not placed, if the text of the reason fails to load, for example while offline [PAY-06]. */
export function PlainPayFailure() {
  const { t } = useTranslation('mf_checkout');
  return (
    <Notice tone="danger" title={t('failureTitle')} live>
      {t('error.something_went_wrong_contact_us')}
    </Notice>
  );
}
