/** Where Previous and Next of a page lead: to a step, to the checkout, or nowhere [STP-02]. */
interface Neighbours<Step> {
  previous: Step | null;
  next: Step | 'checkout' | null;
}

/**
 * The neighbours of the current step. The checkout page is no step and follows the last one; a page outside of the flow
 * is followed by the first step.
 */
export const neighboursOf = <Step extends { isCurrent: boolean }>(
  flow: readonly Step[],
  isCheckout: boolean,
): Neighbours<Step> => {
  if (isCheckout) return { previous: flow.at(-1) ?? null, next: null };
  const index = flow.findIndex((step) => step.isCurrent);
  return { previous: flow[index - 1] ?? null, next: flow[index + 1] ?? 'checkout' };
};
