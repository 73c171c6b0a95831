import type { StepView } from '@festival/shared-contracts/state/primitives';

/** Where Previous and Next of a page lead: to a step, to the checkout, or nowhere [STP-02]. */
export interface Neighbours {
  previous: StepView | null;
  next: StepView | 'checkout' | null;
}

/** The neighbours of the current step. The checkout page is no step and follows the last one. */
export const neighboursOf = (flow: readonly StepView[], isCheckout: boolean): Neighbours => {
  if (isCheckout) return { previous: flow.at(-1) ?? null, next: null };
  const index = flow.findIndex((step) => step.isCurrent);
  if (index < 0) return { previous: null, next: null };
  return { previous: flow[index - 1] ?? null, next: flow[index + 1] ?? 'checkout' };
};
