import type { StepRow } from '../routing/routeRow.ts';

/** A step's state in the cart: chosen, still open, or optional; or what it gives is needed for the sale, or the visitor has it already. */
export type StepState = { kind: 'chosen'; count: number } | { kind: 'open' | 'optional' | 'needed' | 'member' };

/** The state of a step. `isMember`: whether the visitor is a member as the sale requires; null in a sale that requires none [MEM-02]. */
export const stepStateOf = (
  step: Pick<StepRow, 'isRequired' | 'opensMemberSale'> | undefined,
  count: number,
  isMember: boolean | null,
): StepState => {
  if (count > 0) return { kind: 'chosen', count };
  if (isMember !== null && step?.opensMemberSale) return { kind: isMember ? 'member' : 'needed' };
  return { kind: step?.isRequired ? 'open' : 'optional' };
};
