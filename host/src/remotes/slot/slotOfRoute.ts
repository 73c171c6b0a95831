import type { RouteAt } from '../../routing/routeIn.ts';
import type { RouteRow } from '../../routing/routeRow.ts';
import type { SlotAddress } from './remoteModuleSource.ts';

/**
 * The part of an address's query that a route's module reads, in the order of the table, so that a campaign's
 * parameters do not reload it.
 */
export const queryOfRoute = ({ query }: Pick<RouteRow, 'query'>, search: string): string => {
  const given = new URLSearchParams(search);
  // A form without scripts repeats the parameter for each ticked box.
  const own = query.map((name) => [name, given.getAll(name).join(',')]).filter(([, value]) => value !== '');
  return String(new URLSearchParams(own));
};

/**
 * The remote slot of a step's route, with the route's parameters except the shop's slug; null for every other route.
 */
export const slotOfRoute = (row: RouteRow, params: RouteAt['params'], search: string): SlotAddress | null => {
  const { screen, given } = row;
  if (screen.kind !== 'step') return null;
  const own = Object.entries({ ...params, ...given }).filter(
    // The part of the path that matches the pattern of a remote's step is the step's name.
    (entry): entry is [string, string] => entry[0] !== 'slug' && entry[0] !== '*' && entry[1] !== undefined,
  );
  return { module: screen.module, params: Object.fromEntries(own), query: queryOfRoute(row, search) };
};
