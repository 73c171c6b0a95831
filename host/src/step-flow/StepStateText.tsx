import { useTranslation } from 'react-i18next';
import type { StepState } from './stepState.ts';

/** A step's state in two words. */
export function StepStateText({ state, className }: { state: StepState; className?: string }) {
  const { t } = useTranslation('host');
  const count = state.kind === 'chosen' ? state.count : 0;
  return <span className={className}>{t(`stepFlow.${state.kind}`, { count })}</span>;
}
