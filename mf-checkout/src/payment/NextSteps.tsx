import { paymentLimits } from '@festival/shared-contracts/order/paymentStatus';
import { useTranslation } from 'react-i18next';
import { StepList } from '../next/StepList.tsx';

interface NextStepsProps {
  isFree?: boolean;
  /** Whether the payment has begun; the time limit is then shown next to the title. */
  isBegun?: boolean;
}

/** The steps after the press: the provider's page, the time to pay, and the confirmation by mail [PAY-04]. */
export function NextSteps({ isFree = false, isBegun = false }: NextStepsProps) {
  const { t } = useTranslation('mf_checkout');
  const time = isBegun ? [] : [t('payment.next.time', { minutes: paymentLimits.toPay / 60 })];
  const steps = isFree ? [t('payment.next.free')] : [t('payment.next.toProvider'), ...time, t('payment.next.after')];
  return <StepList title={t('payment.next.title')} steps={steps} />;
}
