import type { StepView } from '@festival/shared-contracts/state/primitives';

/** How a step stands in the shopper's cart: something chosen, still asked for, or free to pass by. */
export type StepState = { kind: 'chosen'; count: number } | { kind: 'open' } | { kind: 'optional' };

/** The steps that a visit is about; the others may be passed by. */
const asked = new Set(['tickets', 'upgrade']);

export const stepStateOf = ({ name, count }: Pick<StepView, 'name' | 'count'>): StepState => {
  if (count > 0) return { kind: 'chosen', count };
  return asked.has(name) ? { kind: 'open' } : { kind: 'optional' };
};
