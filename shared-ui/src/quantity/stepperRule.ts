import {
  canStepDown,
  canStepUp,
  clampQuantity,
  type StepperState,
  stepDown,
  stepUp,
} from '@festival/shared-contracts/product/stepperOf';
import type { QuantityRule } from './quantityRule.ts';

/**
 * The rule of a product's stepper, for a `QuantityStepper`. It jumps over the numbers below the minimum, and stops at
 * the cap and at the stock [TIX-09].
 */
export function stepperRule(state: StepperState): QuantityRule {
  return {
    down: (value) => (canStepDown({ ...state, value }) ? stepDown({ ...state, value }) : null),
    up: (value) => (canStepUp({ ...state, value }) ? stepUp({ ...state, value }) : null),
    settle: (typed) => clampQuantity(typed, state),
  };
}
