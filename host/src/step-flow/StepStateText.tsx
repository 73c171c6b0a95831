import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/PageContext.tsx';
import { stepRouteIn } from '../routing/stepRouteIn.ts';
import { isMemberAtom } from './isMemberAtom.ts';
import { stepStateOf } from './stepState.ts';
import { useStepCount } from './useStepCount.ts';

/** The state of the step with this name, in two words. */
export function StepStateText({ name, className }: { name: string; className?: string }) {
  const { t } = useTranslation('host');
  const count = useStepCount(name);
  const state = stepStateOf(stepRouteIn(usePage(), name)?.step, count, useAtomValue(isMemberAtom));
  return <span className={className}>{t(`stepFlow.${state.kind}`, { count })}</span>;
}
