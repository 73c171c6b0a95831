import { stepRoute } from '@festival/shared-contracts/routes/stepRoute';
import type { StepView } from '@festival/shared-contracts/state/primitives';

/** How a step stands in the shopper's cart: something chosen, still asked for, or free to pass by. */
export type StepState = { kind: 'chosen'; count: number } | { kind: 'open' } | { kind: 'optional' };

export const stepStateOf = ({ name, count }: Pick<StepView, 'name' | 'count'>): StepState => {
  if (count > 0) return { kind: 'chosen', count };
  return stepRoute(name)?.step.isRequired ? { kind: 'open' } : { kind: 'optional' };
};
