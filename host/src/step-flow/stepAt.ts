import { stepRoute } from '@festival/shared-contracts/routes/stepRoute';
import { routeAt } from '../routes/routeAt.ts';

/**
 * The name of the flow's step that a path belongs to; undefined for none. A stay's page belongs to `packages` in a flow
 * without `travel`, since both sell stays [STP-04].
 */
export const stepAt = (pathname: string, names: readonly string[]): string | undefined => {
  const { step } = routeAt(pathname).row;
  if (!step || names.includes(step.name)) return step?.name;
  return names.find((name) => step.sells[0] !== undefined && stepRoute(name)?.step.sells[0] === step.sells[0]);
};
