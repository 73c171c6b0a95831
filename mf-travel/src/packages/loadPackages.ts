import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getTravelSettings, listPackages } from '@festival/shared-contracts/api/travelCalls';
import type { LoadOf } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { Exposed } from '../exposed.ts';
import { readFilters } from '../filters/readFilters.ts';
import { requireTravel } from './requireTravel.ts';

/** The settings of a shop without travel. */
const noSettings = { persons: { min: 1, max: 50 }, categories: [], ratings: [], dates: [] };

/**
 * The travel packages of the shop's festival that match the address, and the available filters; none for a shop without
 * travel [TRV-01].
 * @throws if the Travel API refuses or does not answer: the remote slot then offers a retry.
 */
export const loadPackages: LoadOf<Exposed['packages']> = async ({ api, shop, query, signal }) => {
  const filters = readFilters(query);
  if (!shop.apiTravelId) return { packages: [], settings: noSettings, filters };
  const params = { travelId: shop.apiTravelId };
  const category = filters.category.length > 0 ? filters.category : undefined;
  const [packages, settings] = await Promise.all([
    callEndpoint(api, listPackages, { params, query: { ...filters, category }, signal }),
    callEndpoint(api, getTravelSettings, { params, signal }),
  ]);
  return {
    packages: requireTravel('The travel packages', packages),
    settings: requireTravel('The travel settings', settings),
    filters,
  };
};
