import type { StepperState } from '@festival/shared-contracts/product/quantityRules';

/** Which sentence tells a product's limits: its step, its range, or only its most. */
export type LimitsHint = 'steps' | 'range' | 'most';

/** The shortest sentence that says all that is unusual about how many one may take [TIX-09]. */
export function limitsHint({ min, step }: Pick<StepperState, 'min' | 'step'>): LimitsHint {
  if (step > 1 && min <= step) return 'steps';
  return min > 1 ? 'range' : 'most';
}
