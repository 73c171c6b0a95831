import { useTranslation } from 'react-i18next';
import { StepList } from '../next/StepList.tsx';

/**
 * Three sentences on the next steps of an order whose payment is not completed; `email` is the address of its mails.
 */
export function WhatComesNext({ state, email }: { state: 'pending' | 'unpaid' | 'refunded'; email: string }) {
  const { t } = useTranslation('mf_checkout');
  const steps = ([1, 2, 3] as const).map((step) => t(`status.next.${state}.${step}`, { email }));
  return <StepList title={t('status.next.title')} steps={steps} />;
}
