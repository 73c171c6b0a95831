import { useTranslation } from 'react-i18next';
import { StepList } from '../next/StepList.tsx';

/** The three sentences on what comes next for an order that is not simply paid; `email` is where its mails go. */
export function WhatComesNext({ state, email }: { state: 'pending' | 'unpaid' | 'refunded'; email: string }) {
  const { t } = useTranslation('mf_checkout');
  const steps = ([1, 2, 3] as const).map((step) => t(`status.next.${state}.${step}`, { email }));
  return <StepList title={t('status.next.title')} steps={steps} />;
}
