import type { StepView } from '@festival/shared-contracts/state/primitives';
import { stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { routeAt } from '../routes/routeAt.ts';

/** The flow with the count of each step; the current one is that of the route on the screen. */
export const useStepFlow = (): StepView[] => {
  const flow = useAtomValue(stepFlowAtom);
  const current = routeAt(useLocation().pathname).row.step?.name;
  return flow.map((step) => ({ ...step, isCurrent: step.name === current }));
};
