import { paymentLimits } from '@festival/shared-contracts/order/paymentStatus';
import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { formatFestivalDate } from '@festival/shared-contracts/time/formatFestivalDate';
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
  const language = useAtomValue(languageAtom);
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'UTC';
  const timeOf = (moment: string) => formatFestivalDate(moment, { language, timeZone, format: 'HH:mm' });
  const time = payBefore
    ? t('payment.next.until', { time: timeOf(payBefore) })
    : t('payment.next.time', { minutes: paymentLimits.toPay / 60 });
  const steps = isFree ? [t('payment.next.free')] : [t('payment.next.toProvider'), time, t('payment.next.after')];
  return <StepList title={t('payment.next.title')} steps={steps} />;
}
