/** The targets of Previous and Next on a page: a step, the checkout, or none [STP-02]. */
interface Neighbours<Step> {
  previous: Step | null;
  next: Step | 'checkout' | null;
}

/**
 * The neighbours of the current step. The checkout page is not a step and comes after the last step. On a page outside
 * the flow, Next opens the first step.
 */
export const neighboursOf = <Step extends { isCurrent: boolean }>(
  flow: readonly Step[],
  isCheckout: boolean,
): Neighbours<Step> => {
  if (isCheckout) return { previous: flow.at(-1) ?? null, next: null };
  const index = flow.findIndex((step) => step.isCurrent);
  return { previous: flow[index - 1] ?? null, next: flow[index + 1] ?? 'checkout' };
};
