import type { StepView } from '@festival/shared-contracts/state/primitives';
import { stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { usePage } from '../page/PageContext.tsx';
import { stepAt } from './stepAt.ts';

/** A step of the flow without its count, which changes with each press; see `useStepCount`. */
export type FlowStep = Omit<StepView, 'count'>;

const flowAtom = steadyAtom(stepFlowAtom, (flow) => flow.map(({ name, path }) => ({ name, path })));

/** The step flow, in which the current step is that of the route on the screen. A change of the cart does not render the component again. */
export const useStepFlow = (): FlowStep[] => {
  const page = usePage();
  const flow = useAtomValue(flowAtom);
  const { pathname } = useLocation();
  const current = stepAt(
    page,
    pathname,
    flow.map(({ name }) => name),
  );
  return flow.map((step) => ({ ...step, isCurrent: step.name === current }));
};
