import { paymentLimits } from '@festival/shared-contracts/order/paymentStatus';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { StepList } from '../next/StepList.tsx';

interface NextStepsProps {
  isFree: boolean;
  /** Until when a payment that has begun can be made, as an ISO date and time. */
  payBefore?: string | null | undefined;
}

/** What happens after the press: the provider's page, the time to pay, and the confirmation by mail [PAY-04]. */
export function NextSteps({ isFree, payBefore }: NextStepsProps) {
  const { t } = useTranslation('mf_checkout');
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'UTC';
  // British English writes it as `formatFestivalDate` does in every language, whose code the page would load for this alone [I18-05].
  const timeOf = (moment: string) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' }).format(
      new Date(moment),
    );
  const time = payBefore
    ? t('payment.next.until', { time: timeOf(payBefore) })
    : t('payment.next.time', { minutes: paymentLimits.toPay / 60 });
  const steps = isFree ? [t('payment.next.free')] : [t('payment.next.toProvider'), time, t('payment.next.after')];
  return <StepList title={t('payment.next.title')} steps={steps} />;
}
