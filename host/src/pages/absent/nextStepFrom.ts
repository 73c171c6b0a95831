import type { StepView } from '@festival/shared-contracts/state/primitives';
import type { StepRow } from '../../routing/routeRow.ts';

/**
 * The step after a page with nothing to choose: the next step in the config's order, otherwise the first step of the
 * flow; undefined if the flow is empty.
 */
export const nextStepFrom = (
  step: Pick<StepRow, 'name'> | null,
  configured: readonly string[],
  flow: readonly StepView[],
): StepView | undefined => {
  const position = step ? configured.indexOf(step.name) : -1;
  return flow.find(({ name }) => position >= 0 && configured.indexOf(name) > position) ?? flow[0];
};
