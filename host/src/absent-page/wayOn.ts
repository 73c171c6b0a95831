import type { StepRow } from '@festival/shared-contracts/routes/routeRow';
import type { StepView } from '@festival/shared-contracts/state/primitives';

/**
 * The step that follows a page with nothing to choose: the next one in the config's order, else the first of the flow;
 * undefined when the flow is empty.
 */
export const wayOn = (
  step: Pick<StepRow, 'name'> | null,
  configured: readonly string[],
  flow: readonly StepView[],
): StepView | undefined => {
  const place = step ? configured.indexOf(step.name) : -1;
  return flow.find(({ name }) => place >= 0 && configured.indexOf(name) > place) ?? flow[0];
};
