import type { StepView } from '@festival/shared-contracts/state/primitives';
import { stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { routeAt } from '../routes/routeAt.ts';

/** The flow with what the cart holds of each step; the current one is the route that is on the screen. */
export const useStepFlow = (): StepView[] => {
  const flow = useAtomValue(stepFlowAtom);
  const current = routeAt(useLocation().pathname).row.step?.name;
  return flow.map((step) => ({ ...step, isCurrent: step.name === current }));
};
