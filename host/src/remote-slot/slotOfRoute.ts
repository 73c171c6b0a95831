import type { RouteRow } from '@festival/shared-contracts/routes/routeRow';
import type { RouteAt } from '../routes/routeAt.ts';
import type { SlotAddress } from './remoteModuleSource.ts';

/** The remote slot of a step's route, with the route's parameters but the shop's slug; null for every other route. */
export const slotOfRoute = ({ screen, given }: RouteRow, params: RouteAt['params']): SlotAddress | null => {
  if (screen.kind !== 'step') return null;
  const own = Object.entries({ ...params, ...given }).filter(
    (entry): entry is [string, string] => entry[0] !== 'slug' && entry[1] !== undefined,
  );
  return { module: screen.module, params: Object.fromEntries(own), query: '' };
};
