import type { StepperState } from '@festival/shared-contracts/product/stepperOf';

/** The amounts in a ticket's list: from its minimum to its maximum or the remaining stock, in its steps [TIX-07]. */
export const dropdownAmounts = ({ min, max, step }: Pick<StepperState, 'min' | 'max' | 'step'>): number[] =>
  Array.from({ length: Math.max(0, Math.floor((max - min) / step) + 1) }, (_, index) => min + index * step);
