import type { PageData } from '../page/pageData.ts';
import { routeIn } from '../routing/routeIn.ts';
import { stepRouteIn } from '../routing/stepRouteIn.ts';

/**
 * The name of the flow's step that a path belongs to; undefined if there is none. A step page that is not in the flow,
 * such as that of a stay, belongs to the flow's step whose first kind of product is the same [STP-04].
 */
export const stepAt = (
  page: Pick<PageData, 'remoteSteps'>,
  pathname: string,
  names: readonly string[],
): string | undefined => {
  const { step } = routeIn(page, pathname).row;
  if (!step || names.includes(step.name)) return step?.name;
  const [kind] = step.sells;
  return kind && names.find((name) => stepRouteIn(page, name)?.step.sells[0] === kind);
};
