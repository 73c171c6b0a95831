import type { Cart } from '@festival/shared-contracts/cart/cart';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../failure/refusalText.ts';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import type { PayFailure } from './payFailure.ts';
import { payRefusalOf } from './payRefusalOf.ts';
import { RefusedPay } from './RefusedPay.tsx';

interface PayFailureNoticeProps {
  failure: PayFailure;
  total: number;
  cart: Cart | null;
}

/**
 * The reason why a press was refused. A new price or a changed form is shown and needs a confirmation, and is never accepted silently
 * [BYD-03]; other refusals have a reason and a remedy, and failures name our help desk [PAY-06].
 */
export function PayFailureNotice({ failure, total, cart }: PayFailureNoticeProps) {
  const money = useMoney();
  const { t: tPage } = useTranslation('mf_checkout');
  const { t } = useLaterTexts();
  const { t: tError } = useTranslation('errors');
  const commands = useCommands();
  if (failure.error.code === 'order.form_changed') {
    return (
      <Notice tone="warning" title={t('formChanged.title')} live>
        <span>{t('formChanged.text', { email: cart?.email ?? '' })}</span>{' '}
        <Button type="button" variant="quiet" size="s" onClick={() => commands().overlay.openCheckout('form')}>
          {t('formChanged.edit')}
        </Button>
      </Notice>
    );
  }
  if (failure.error.code === 'order.total_changed') {
    const amounts = { before: money(failure.shownTotal), now: money(total) };
    // The cart with the new price arrives shortly after the refusal.
    const isFetched = total !== failure.shownTotal;
    return (
      <Notice tone="warning" title={t('changed.title')} live>
        {isFetched ? t('changed.text', amounts) : t('changed.fetching')}
      </Notice>
    );
  }
  const reason = refusalText(failure.error, tError);
  const refusal = payRefusalOf(failure.error.code);
  if (refusal) return <RefusedPay refusal={refusal} reason={reason} />;
  return (
    <Notice tone="danger" title={tPage('failureTitle')} live>
      {reason ?? tPage('error.something_went_wrong_contact_us')}
    </Notice>
  );
}
