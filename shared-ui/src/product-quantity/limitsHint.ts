import type { StepperState } from '@festival/shared-contracts/product/stepperOf';

/** The kind of sentence that shows a product's limits: its step, its range, or only its maximum. */
type LimitsHint = 'steps' | 'range' | 'most';

/** Returns the shortest sentence that contains all unusual limits [TIX-09]. */
export function limitsHint({ min, step }: Pick<StepperState, 'min' | 'step'>): LimitsHint {
  if (step > 1 && min <= step) return 'steps';
  return min > 1 ? 'range' : 'most';
}
