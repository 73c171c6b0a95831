import type { PageData } from '../page/pageData.ts';
import { routeIn } from '../routing/routeIn.ts';
import { stepRouteIn } from '../routing/stepRouteIn.ts';

/**
 * The name of the flow's step to which a path belongs; undefined if there is none. A step's page that is not in the
 * flow, such as the page of a stay, belongs to the first step of the flow with the same first kind of product [STP-04].
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
