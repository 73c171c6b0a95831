import { stepRoute } from '@festival/shared-contracts/routes/stepRoute';
import type { StepView } from '@festival/shared-contracts/state/primitives';

/** A step's state in the cart: something is chosen, the step still needs a choice, or it may be skipped. */
export type StepState = { kind: 'chosen'; count: number } | { kind: 'open' } | { kind: 'optional' };

export const stepStateOf = ({ name, count }: Pick<StepView, 'name' | 'count'>): StepState => {
  if (count > 0) return { kind: 'chosen', count };
  return stepRoute(name)?.step.isRequired ? { kind: 'open' } : { kind: 'optional' };
};
