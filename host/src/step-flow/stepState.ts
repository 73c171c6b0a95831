import type { StepRow } from '../routing/routeRow.ts';

/** A step's state in the cart: chosen, still open, or optional. */
export type StepState = { kind: 'chosen'; count: number } | { kind: 'open' } | { kind: 'optional' };

export const stepStateOf = (step: Pick<StepRow, 'isRequired'> | undefined, count: number): StepState => {
  if (count > 0) return { kind: 'chosen', count };
  return step?.isRequired ? { kind: 'open' } : { kind: 'optional' };
};
