import { stepRoute } from '@festival/shared-contracts/routes/stepRoute';
import { routeAt } from '../routes/routeAt.ts';

/**
 * The name of the flow's step that a path belongs to; undefined for none. A remote's own step has the path of its name. A stay's page
 * belongs to `packages` in a flow without `travel`, since both sell stays [STP-04].
 */
export const stepAt = (pathname: string, names: readonly string[]): string | undefined => {
  const { row, params } = routeAt(pathname);
  const { step } = row;
  if (!step) return names.find((name) => name === params['*']);
  if (names.includes(step.name)) return step.name;
  return names.find((name) => step.sells[0] !== undefined && stepRoute(name)?.step.sells[0] === step.sells[0]);
};
