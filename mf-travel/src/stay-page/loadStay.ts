import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import {
  getTravelSettings,
  listOfferedExtras,
  listPackages,
  listRoomOptions,
} from '@festival/shared-contracts/api/travelCalls';
import type { LoadOf } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { Exposed } from '../exposed.ts';
import { readPersons } from '../filters/readFilters.ts';
import { requireTravel } from '../packages/requireTravel.ts';

/**
 * The stay of the address, with its rooms for the given persons and the extras of each room; null if the shop has no
 * such stay [TRV-02].
 * @throws if the Travel API refuses or does not answer: the remote slot then offers a retry.
 */
export const loadStay: LoadOf<Exposed['stay']> = async ({ api, shop, params: { detail }, query, signal }) => {
  if (!shop.apiTravelId) return null;
  const params = { travelId: shop.apiTravelId };
  const [packages, settings] = await Promise.all([
    callEndpoint(api, listPackages, { params, signal }),
    callEndpoint(api, getTravelSettings, { params, signal }),
  ]);
  const travelPackage = requireTravel('The travel packages', packages).find(({ slug }) => slug === detail);
  const { persons: personsRange, categories: kinds } = requireTravel('The travel settings', settings);
  if (!travelPackage) return null;
  const persons = readPersons(query) ?? travelPackage.occupation;
  const ofPackage = { ...params, packageId: travelPackage.id };
  const days = { startOfStay: travelPackage.startOfStayDate, endOfStay: travelPackage.endOfStayDate };
  const found = await callEndpoint(api, listRoomOptions, { params: ofPackage, query: { persons, ...days }, signal });
  const options = requireTravel('The rooms', found);
  const extras = await Promise.all(
    options.map(async ({ id }) => {
      const offered = await callEndpoint(api, listOfferedExtras, {
        params: ofPackage,
        query: { packageOptionId: id },
        signal,
      });
      return [id, requireTravel('The extras of a room', offered)] as const;
    }),
  );
  return { travelPackage, persons, personsRange, kinds, options, extras: Object.fromEntries(extras) };
};
