import { Notice } from '@festival/shared-ui/notice/Notice';
import { useTranslation } from 'react-i18next';

/** That the order was not placed, where the words for its reason do not come, as with a line that is gone [PAY-06]. */
export function PlainPayFailure() {
  const { t } = useTranslation('mf_checkout');
  return (
    <Notice tone="danger" title={t('failureTitle')} live>
      {t('error.something_went_wrong_contact_us')}
    </Notice>
  );
}
