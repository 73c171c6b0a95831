import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useTranslation } from 'react-i18next';

/** Why the order was not placed, and the total in cents on the button at the press. */
export interface PayFailure {
  code: string;
  shownTotal: number;
}

/** Why a press was refused: a new price is shown and asked about, never charged silently [BYD-03]; other failures name our help desk [PAY-06]. */
export function PayFailureNotice({ failure, total }: { failure: PayFailure; total: number }) {
  const { t } = useTranslation('mf_checkout');
  if (failure.code === 'order.total_changed') {
    const amounts = { before: formatMoney(failure.shownTotal), now: formatMoney(total) };
    return (
      <Notice tone="warning" title={t('payment.changed.title')} live>
        {t('payment.changed.text', amounts)}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={t('failureTitle')} live>
      {t('error.something_went_wrong_contact_us')}
    </Notice>
  );
}
